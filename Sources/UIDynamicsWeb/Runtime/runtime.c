// SPDX-License-Identifier: MIT
//
// C library functions that Embedded Swift needs, for a WebAssembly module without imports.

typedef __SIZE_TYPE__ size_t;
typedef __UINTPTR_TYPE__ uintptr_t;
typedef __UINT32_TYPE__ uint32_t;
typedef unsigned long long u64;

// MARK: Memory
//
// Blocks have four size classes per power of two, with a free list per class. A block starts with
// its class and is aligned to 16 bytes.

extern unsigned char __heap_base;

enum { header = 16, classCount = 128, pageBits = 16 };

static uintptr_t top;
static struct block {
  struct block *next;
} *freeBlocks[classCount];

static unsigned classOf(size_t size) {
  if (size <= 16) return 0;
  unsigned power = 31 - __builtin_clz((uint32_t)(size - 1));
  size_t step = (size_t)1 << (power - 2);
  unsigned quarter = (unsigned)((size - ((size_t)1 << power) + step - 1) / step);
  return (power - 4) * 4 + quarter;
}

static size_t sizeOf(unsigned class) {
  if (class == 0) return 16;
  unsigned power = (class - 1) / 4 + 4, quarter = (class - 1) % 4 + 1;
  return ((size_t)1 << power) + quarter * ((size_t)1 << (power - 2));
}

// Grows the memory by at least an eighth or, if that fails, by the missing pages.
static int reserveUpTo(uintptr_t end) {
  size_t pages = __builtin_wasm_memory_size(0);
  if (end <= pages << pageBits) return 1;
  size_t missing = (end - (pages << pageBits) + ((1 << pageBits) - 1)) >> pageBits;
  size_t eighth = pages >> 3;
  if (missing < eighth && __builtin_wasm_memory_grow(0, eighth) != (size_t)-1) return 1;
  return __builtin_wasm_memory_grow(0, missing) != (size_t)-1;
}

void *malloc(size_t size) {
  if (size > 0x7fffffff) return 0;
  unsigned class = classOf(size);
  struct block *block = freeBlocks[class];
  if (block) {
    freeBlocks[class] = block->next;
    return block;
  }
  if (!top) top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  uintptr_t place = top + header, end = place + ((sizeOf(class) + 15) & ~(size_t)15);
  if (end < place || !reserveUpTo(end)) return 0;
  top = end;
  *(uint32_t *)(place - header) = class;
  return (void *)place;
}

void free(void *pointer) {
  if (!pointer) return;
  struct block *block = pointer;
  unsigned class = *(uint32_t *)((uintptr_t)pointer - header);
  block->next = freeBlocks[class];
  freeBlocks[class] = block;
}

// Larger alignments need a second header; the space before it is lost until the module ends.
int posix_memalign(void **result, size_t alignment, size_t size) {
  unsigned class = classOf(size);
  uintptr_t block = (uintptr_t)malloc(alignment <= 16 ? size : sizeOf(class) + alignment);
  uintptr_t aligned = alignment <= 16 ? block : (block + alignment - 1) & ~(alignment - 1);
  *result = (void *)aligned;
  if (!block) return 12;
  if (aligned != block) *(uint32_t *)(aligned - header) = class;
  return 0;
}

void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }

void *memmove(void *to, const void *from, size_t count) {
  return __builtin_memmove(to, from, count);
}

void *memset(void *to, int value, size_t count) { return __builtin_memset(to, value, count); }

int memcmp(const void *first, const void *second, size_t count) {
  const unsigned char *a = first, *b = second;
  for (; count; count--, a++, b++)
    if (*a != *b) return *a - *b;
  return 0;
}

size_t strlen(const char *text) {
  size_t count = 0;
  while (text[count]) count++;
  return count;
}

// Seeds dictionary hashes. A constant is fine: their order is never visible, and a page has no secrets.
void arc4random_buf(void *to, size_t count) { __builtin_memset(to, 0x5a, count); }

// MARK: Numbers

// The 128-bit product, which the compiler calls for full-width 64-bit products.
__int128 __multi3(__int128 a, __int128 b) {
  union { __int128 all; u64 half[2]; } first128 = {a}, second128 = {b};
  u64 a0 = first128.half[0], a1 = first128.half[1], b0 = second128.half[0], b1 = second128.half[1];
  u64 lowA = (uint32_t)a0, highA = a0 >> 32, lowB = (uint32_t)b0, highB = b0 >> 32;
  u64 low = lowA * lowB, first = lowA * highB, second = highA * lowB;
  u64 middle = (low >> 32) + (uint32_t)first + (uint32_t)second;
  u64 high = highA * highB + (first >> 32) + (second >> 32) + (middle >> 32) + a0 * b1 + a1 * b0;
  return ((union { u64 half[2]; __int128 all; }){{middle << 32 | (uint32_t)low, high}}).all;
}

// Shifts of 128-bit integers by 0 to 127 bits, computed in halves.
__int128 __ashlti3(__int128 value, int by) {
  u64 low = (u64)value, high = ((union { __int128 all; u64 half[2]; }){value}).half[1];
  if (by >= 64) high = low << (by - 64), low = 0;
  else if (by) high = high << by | low >> (64 - by), low <<= by;
  return ((union { u64 half[2]; __int128 all; }){{low, high}}).all;
}

__int128 __lshrti3(__int128 value, int by) {
  u64 low = (u64)value, high = ((union { __int128 all; u64 half[2]; }){value}).half[1];
  if (by >= 64) low = high >> (by - 64), high = 0;
  else if (by) low = low >> by | high << (64 - by), high >>= by;
  return ((union { u64 half[2]; __int128 all; }){{low, high}}).all;
}

typedef unsigned __int128 u128;

union bits {
  double value;
  u64 bits;
};

// value = mantissa × 2^exponent; the top bit of the mantissa is set.
struct parts {
  u64 mantissa;
  int exponent;
};

static struct parts partsOf(double value) {
  union bits x = {value};
  int exponent = x.bits >> 52 & 0x7ff;
  u64 mantissa = x.bits & 0xfffffffffffff;
  if (exponent) mantissa |= (u64)1 << 52;
  int shift = __builtin_clzll(mantissa);
  return (struct parts){mantissa << shift, (exponent ? exponent : 1) - 1075 - shift};
}

// The double nearest to mantissa × 2^exponent, ties to even; a nonzero `rest` means slightly more.
static double nearest(int isNegative, u128 mantissa, int exponent, int rest) {
  if (!mantissa) return isNegative ? -0.0 : 0.0;
  int zeros = mantissa >> 64 ? __builtin_clzll((u64)(mantissa >> 64))
                             : 64 + __builtin_clzll((u64)mantissa);
  mantissa <<= zeros;
  int top = exponent - zeros + 127;
  int dropped = 75 + (top < -1022 ? -1022 - top : 0);
  u64 kept = dropped > 127 ? 0 : (u64)(mantissa >> dropped);
  u128 tail = dropped > 128 ? 0 : dropped == 128 ? mantissa : mantissa << (128 - dropped);
  u128 half = (u128)1 << 127;
  if (tail > half || (tail == half && (rest || kept & 1))) kept++;
  union bits x = {0};
  // A carry into the exponent is correct.
  x.bits = top < -1022 ? kept : ((u64)(top + 1022) << 52) + kept;
  if (top > 1023 || x.bits >> 52 >= 0x7ff) x.bits = (u64)0x7ff << 52;
  return isNegative ? -x.value : x.value;
}

// Rounds half away from zero.
double round(double x) {
  double whole = __builtin_trunc(x);
  if (__builtin_fabs(x - whole) >= 0.5) whole += __builtin_copysign(1, x);
  return __builtin_copysign(whole, x);
}

double fmod(double x, double y) {
  if (!__builtin_isfinite(x) || __builtin_isnan(y) || y == 0) return (x * y) / (x * y);
  if (x == 0 || __builtin_isinf(y) || __builtin_fabs(x) < __builtin_fabs(y)) return x;
  struct parts a = partsOf(x), b = partsOf(y);
  u64 rest = a.mantissa >= b.mantissa ? a.mantissa - b.mantissa : a.mantissa;
  for (int step = a.exponent; step > b.exponent; step--) {
    int carries = rest >> 63;
    rest <<= 1;
    if (carries || rest >= b.mantissa) rest -= b.mantissa;
  }
  return nearest(x < 0 || 1 / x < 0, rest, b.exponent, 0);
}

double remainder(double x, double y) {
  if (!__builtin_isfinite(x) || __builtin_isnan(y) || y == 0) return (x * y) / (x * y);
  double size = __builtin_fabs(y), rest = __builtin_fabs(x);
  if (size <= 0x1p1022) rest = fmod(rest, 2 * size);
  // Doubling is exact for small numbers, halving for large ones.
  int isAbove = size < 0x1p-1021 ? rest + rest > size : rest > 0.5 * size;
  if (isAbove) {
    rest -= size;
    if (size < 0x1p-1021 ? rest + rest >= size : rest >= 0.5 * size) rest -= size;
  }
  return __builtin_signbit(x) ? -rest : rest;
}

static u128 shifted(u128 value, int by, int *rest) {
  if (by == 0) return value;
  *rest |= by > 127 ? value != 0 : (value << (128 - by)) != 0;
  return by > 127 ? 0 : value >> by;
}

double fma(double x, double y, double z) {
  if (!__builtin_isfinite(x) || !__builtin_isfinite(y) || x == 0 || y == 0) return x * y + z;
  if (!__builtin_isfinite(z)) return z;
  if (z == 0) return x * y;
  struct parts a = partsOf(x), b = partsOf(y), c = partsOf(z);
  u128 product = (u128)a.mantissa * b.mantissa >> 2, term = (u128)c.mantissa << 62;
  int exponent = a.exponent + b.exponent + 2, distance = exponent - (c.exponent - 62);
  int isNegative = __builtin_signbit(x) != __builtin_signbit(y), rest = 0;
  if (distance > 0) {
    term = shifted(term, distance, &rest);
  } else {
    product = shifted(product, -distance, &rest);
    exponent -= distance;
  }
  if (isNegative == !!__builtin_signbit(z)) return nearest(isNegative, product + term, exponent, rest);
  if (product == term && !rest) return 0;
  int isSwapped = product < term;
  u128 difference = isSwapped ? term - product : product - term;
  // Subtract the bits that were shifted out: one less, plus a remainder.
  if (rest) difference--;
  return nearest(isNegative != isSwapped, difference, exponent, rest);
}

// MARK: Text

// A page has no standard output.
int putchar(int letter) { return letter; }

enum { wordCount = 128, digitCount = 800 };

// A natural number of up to 4096 bits.
struct natural {
  uint32_t words[wordCount];
  int count;
};

static void multiply(struct natural *number, uint32_t factor, uint32_t summand) {
  u64 carry = summand;
  for (int i = 0; i < number->count; i++, carry >>= 32) {
    carry += (u64)number->words[i] * factor;
    number->words[i] = (uint32_t)carry;
  }
  if (carry && number->count < wordCount) number->words[number->count++] = (uint32_t)carry;
}

static int bitCount(const struct natural *number) {
  int last = number->count - 1;
  return last < 0 ? 0 : 32 * number->count - __builtin_clz(number->words[last]);
}

static void shiftLeft(struct natural *number, int by) {
  for (; by >= 16; by -= 16) multiply(number, 1 << 16, 0);
  multiply(number, 1 << by, 0);
}

static int isLess(const struct natural *a, const struct natural *b) {
  if (a->count != b->count) return a->count < b->count;
  for (int i = a->count - 1; i >= 0; i--)
    if (a->words[i] != b->words[i]) return a->words[i] < b->words[i];
  return 0;
}

static void subtract(struct natural *a, const struct natural *b) {
  long long borrow = 0;
  for (int i = 0; i < a->count; i++, borrow >>= 32) {
    borrow += (long long)a->words[i] - (i < b->count ? b->words[i] : 0);
    a->words[i] = (uint32_t)borrow;
  }
  while (a->count && !a->words[a->count - 1]) a->count--;
}

// The double nearest to digits × 10^exponent, by exact long division.
static double decimal(int isNegative, const char *digits, int count, int exponent) {
  static struct natural rest, divisor;
  rest.count = 0;
  divisor = (struct natural){{1}, 1};
  if (count && count + exponent > 310) return isNegative ? -__builtin_inf() : __builtin_inf();
  if (!count || count + exponent < -330) return isNegative ? -0.0 : 0.0;
  for (int i = 0; i < count; i++) multiply(&rest, 10, (uint32_t)(digits[i] - '0'));
  for (int i = 0; i < exponent; i++) multiply(&rest, 10, 0);
  for (int i = 0; i < -exponent; i++) multiply(&divisor, 10, 0);
  // Scale to a quotient of 64 or 65 bits.
  int shift = 64 - bitCount(&rest) + bitCount(&divisor);
  if (shift > 0) shiftLeft(&rest, shift);
  else shiftLeft(&divisor, -shift);
  shiftLeft(&divisor, 64);
  u128 quotient = 0;
  for (int bit = 64; bit >= 0; bit--) {
    quotient <<= 1;
    if (!isLess(&rest, &divisor)) {
      subtract(&rest, &divisor);
      quotient |= 1;
    }
    shiftLeft(&rest, 1);
  }
  return nearest(isNegative, quotient, -shift, rest.count > 0);
}

// Parses a decimal number at the start of a string and returns its end, or null.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  static char digits[digitCount];
  int count = 0, exponent = 0, isNumber = 0, hasPoint = 0;
  int isNegative = *text == '-';
  if (*text == '+' || *text == '-') text++;
  for (; (*text >= '0' && *text <= '9') || (*text == '.' && !hasPoint); text++) {
    if (*text == '.') {
      hasPoint = 1;
      continue;
    }
    isNumber = 1;
    if (hasPoint) exponent--;
    if (!count && *text == '0') continue;
    if (count < digitCount) {
      digits[count++] = *text;
    } else {
      // For rounding, it matters only if any of the digits beyond this number is nonzero.
      if (*text != '0') digits[digitCount - 1] |= 1;
      exponent++;
    }
  }
  if (!isNumber) return 0;
  if (*text == 'e' || *text == 'E') {
    const char *end = text + 1;
    int isSmall = *end == '-', power = 0;
    if (*end == '+' || *end == '-') end++;
    if (*end >= '0' && *end <= '9') {
      for (; *end >= '0' && *end <= '9'; end++)
        if (power < 100000) power = 10 * power + (*end - '0');
      exponent += isSmall ? -power : power;
      text = end;
    }
  }
  *result = decimal(isNegative, digits, count, exponent);
  return text;
}

const char *_swift_stdlib_strtof_clocale(const char *text, float *result) {
  double value = 0;
  const char *end = _swift_stdlib_strtod_clocale(text, &value);
  *result = (float)value;
  return end;
}
