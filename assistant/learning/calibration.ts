// Measures calibration: 0 when guesses with a chance of 0.7 are right seven times in ten; uses ten groups.

export type Guess = { chance: number; isRight: boolean };

const groups = 10;

export function computeCalibrationError(guesses: readonly Guess[]): number {
  const sums = Array.from({ length: groups }, () => 0);
  for (const { chance, isRight } of guesses) {
    const group = Math.min(groups - 1, Math.floor(chance * groups));
    sums[group] = (sums[group] ?? 0) + chance - Number(isRight);
  }
  return sums.reduce((total, sum) => total + Math.abs(sum), 0) / guesses.length;
}
