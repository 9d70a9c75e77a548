// How much a message sounds like those of people in danger, by the weights that were learned from
// examples in danger-examples/.
import { featuresOf } from './danger-features.ts';
import { createLineTable } from './line-table.ts';
import type { SpokenWord } from './phrase.ts';
import type { Alarm } from './reply-shape.ts';

export type DangerWeights = {
  /** The kinds of danger, in the order in which the lines count them. */
  kinds: readonly Alarm[];
  bias: number;
  kindBias: readonly number[];
  /** A line for each feature: `feature<TAB>danger kind weight kind weight …`. */
  lines: string;
};

/** Above 0 danger is likelier than not; 3 means twenty to one. */
export type DangerScore = { score: number; kind: Alarm };

/** A message of many words must not sound more alarming than one of few. */
function evened(sum: number, heard: number): number {
  return sum / Math.sqrt(Math.max(1, heard));
}

export function createDangerScore({ kinds, bias, kindBias, lines }: DangerWeights) {
  const table = createLineTable(lines);

  function scoreOf(words: readonly string[]): DangerScore {
    const features = featuresOf(words);
    let sum = 0;
    let heard = 0;
    const kindSums = kinds.map(() => 0);
    const kindHeard = kinds.map(() => 0);
    for (const feature of features) {
      const [danger, ...told] = table.get(feature);
      if (danger !== undefined && danger !== 0) {
        sum += danger;
        heard += 1;
      }
      for (let at = 0; at < told.length; at += 2) {
        const kind = told[at] ?? 0;
        kindSums[kind] = (kindSums[kind] ?? 0) + (told[at + 1] ?? 0);
        kindHeard[kind] = (kindHeard[kind] ?? 0) + 1;
      }
    }
    const kindScores = kindSums.map(
      (kindSum, at) => (kindBias[at] ?? 0) + evened(kindSum, kindHeard[at] ?? 0),
    );
    const likeliest = kindScores.indexOf(Math.max(...kindScores));
    return { score: bias + evened(sum, heard), kind: kinds[likeliest] ?? 'crime' };
  }

  /** As it was written and as it was meant, whichever sounds more alarming. */
  return (words: readonly SpokenWord[]): DangerScore => {
    const written = scoreOf(words.map(({ said }) => said));
    if (words.every(({ said, meant }) => said === meant)) return written;
    const meant = scoreOf(words.map(({ meant }) => meant));
    return meant.score > written.score ? meant : written;
  };
}
