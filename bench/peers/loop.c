/*
 * The loop that the back-test engine is compared with, in C: gcc -O3 -o loop loop.c -lm
 *
 *   loop sweep BARS RESULTS ROUNDS     every pair of two averages, over the first stock of the file
 *   loop universe BARS RESULTS ROUNDS  one pair, over every stock of the file
 *
 * BARS: int64 stocks, int64 bars, then per stock open[bars] and close[bars], all doubles.
 * RESULTS: per run five doubles: final equity, growth, Sharpe, drawdown, trades. Prints the CPU milliseconds of the fastest round.
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { FASTS = 100, SLOWS = 100, FIRST_FAST = 2, FIRST_SLOW = 105, SLOW_STEP = 2, RSI = 14, START = 303 };
static const double RATE = 0.001, SLIPPAGE = 0.0005, CAPITAL = 10000, OVERBOUGHT = 70;

static void average(const double *x, int64_t n, int length, double *out) {
  double sum = 0;
  for (int64_t i = 0; i < n; i++) {
    sum += x[i];
    if (i >= length) sum -= x[i - length];
    out[i] = i >= length - 1 ? sum / length : NAN;
  }
}

static void relative_strength(const double *x, int64_t n, double *out) {
  double gain = 0, loss = 0;
  out[0] = NAN;
  for (int64_t i = 1; i < n; i++) {
    double change = x[i] - x[i - 1], up = change > 0 ? change : 0, down = change < 0 ? -change : 0;
    if (i <= RSI) {
      gain += up / RSI;
      loss += down / RSI;
    } else {
      gain = (gain * (RSI - 1) + up) / RSI;
      loss = (loss * (RSI - 1) + down) / RSI;
    }
    out[i] = i >= RSI ? 100 * gain / (gain + loss) : NAN;
  }
}

/* Buys at the open after the fast average has crossed the slow one upwards while RSI is not high, sells after the next cross. */
static void run(const double *open, const double *close, int64_t n, const double *fast, const double *slow, const double *rsi,
                double *result) {
  double cash = CAPITAL, shares = 0, before = CAPITAL, peak = CAPITAL, worst = 0, sum = 0, squares = 0;
  int queued = 0, was_above = 0, trades = 0;
  for (int64_t i = 0; i < n; i++) {
    if (queued == 1) {
      double price = open[i] * (1 + SLIPPAGE);
      shares = cash / (price * (1 + RATE));
      cash -= shares * price * (1 + RATE);
      queued = 0;
    } else if (queued == 2) {
      cash += shares * open[i] * (1 - SLIPPAGE) * (1 - RATE);
      shares = 0;
      trades++;
      queued = 0;
    }
    double equity = cash + shares * close[i];
    if (i > 0) {
      double change = equity / before - 1;
      sum += change;
      squares += change * change;
    }
    before = equity;
    if (equity > peak) peak = equity;
    else if (equity < peak * (1 + worst)) worst = equity / peak - 1;
    int is_above = fast[i] > slow[i];
    if (i >= START) {
      if (shares > 0) {
        if (was_above && !is_above) queued = 2;
      } else if (is_above && !was_above && rsi[i] < OVERBOUGHT) queued = 1;
    }
    was_above = is_above;
  }
  double mean = sum / (n - 1), variance = (squares - sum * mean) / (n - 2);
  result[0] = before;
  result[1] = pow(before / CAPITAL, 365.25 / (n - 1)) - 1;
  result[2] = variance > 0 ? mean / sqrt(variance) * sqrt(252) : NAN;
  result[3] = worst;
  result[4] = trades;
}

static int64_t sweep(const double *bars, int64_t n, double *columns, double *results) {
  const double *open = bars, *close = bars + n;
  double *rsi = columns;
  relative_strength(close, n, rsi);
  for (int k = 0; k < FASTS; k++) average(close, n, FIRST_FAST + k, columns + (1 + k) * n);
  for (int k = 0; k < SLOWS; k++) average(close, n, FIRST_SLOW + SLOW_STEP * k, columns + (1 + FASTS + k) * n);
  for (int f = 0; f < FASTS; f++) {
    for (int s = 0; s < SLOWS; s++) {
      run(open, close, n, columns + (1 + f) * n, columns + (1 + FASTS + s) * n, rsi, results + 5 * (f * SLOWS + s));
    }
  }
  return FASTS * SLOWS;
}

static int64_t universe(const double *bars, int64_t stocks, int64_t n, double *columns, double *results) {
  for (int64_t k = 0; k < stocks; k++) {
    const double *open = bars + 2 * k * n, *close = open + n;
    average(close, n, 20, columns);
    average(close, n, 60, columns + n);
    relative_strength(close, n, columns + 2 * n);
    run(open, close, n, columns, columns + n, columns + 2 * n, results + 5 * k);
  }
  return stocks;
}

int main(int count, char **arguments) {
  if (count != 5) return 2;
  int64_t size[2];
  FILE *file = fopen(arguments[2], "rb");
  if (!file || fread(size, sizeof(int64_t), 2, file) != 2) return 3;
  int64_t stocks = size[0], n = size[1], runs = 0, values = 2 * stocks * n;
  double *bars = malloc(values * sizeof(double));
  if (fread(bars, sizeof(double), values, file) != (size_t)values) return 3;
  fclose(file);
  double *columns = malloc((1 + FASTS + SLOWS) * n * sizeof(double));
  double *results = malloc(5 * (stocks > FASTS * SLOWS ? stocks : FASTS * SLOWS) * sizeof(double));
  double fastest = INFINITY;
  for (int round = atoi(arguments[4]); round > 0; round--) {
    clock_t start = clock();
    runs = strcmp(arguments[1], "sweep") == 0 ? sweep(bars, n, columns, results) : universe(bars, stocks, n, columns, results);
    fastest = fmin(fastest, 1000.0 * (clock() - start) / CLOCKS_PER_SEC);
  }
  file = fopen(arguments[3], "wb");
  if (!file || fwrite(results, sizeof(double), 5 * runs, file) != (size_t)(5 * runs)) return 3;
  fclose(file);
  printf("%.3f\n", fastest);
  return 0;
}
