// `npm run assistant:explain -- "text"`: prints why the assistant replies as it does.
import { assistantContent } from '#content/assistant';
import { createAssistant } from '../assistant.ts';
import { extractFeatures } from '../features.ts';
import { getWeight, type Model } from '../model.ts';
import { createPipeline } from '../pipeline.ts';

const shown = 8;
const message = process.argv.slice(2).join(' ');
if (message === '') {
  console.error('What should be explained? npm run assistant:explain -- "i need food"');
  process.exit(1);
}
const read = createPipeline(assistantContent);
const assistant = createAssistant({ content: assistantContent, upcomingEvents: async () => [] });
const reading = read(message);
const names: string[] = [];
const { ids, values } = extractFeatures(reading.words, (name) => names.push(name));
const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0));

/** The features that favor one class over another the most. */
function strongest(model: Model, id: string, against: string): string {
  const [column, other] = [model.classes.indexOf(id), model.classes.indexOf(against)];
  const sums = new Map<string, number>();
  for (const [at, feature] of ids.entries()) {
    const weight = getWeight(model, feature, column) - getWeight(model, feature, other);
    const name = names[at] ?? '';
    sums.set(name, (sums.get(name) ?? 0) + (weight * (values[at] ?? 0)) / Math.max(1, length));
  }
  return [...sums]
    .sort((one, two) => Math.abs(two[1]) - Math.abs(one[1]))
    .slice(0, shown)
    .map(([name, sum]) => `"${name}" ${sum > 0 ? '+' : ''}${sum.toFixed(2)}`)
    .join(', ');
}

const { danger, topics, parts, rules, named, language } = reading;
const [first, second] = topics;
console.log(`words      ${reading.words.join(' ')}`);
console.log(`language   ${language}`);
console.log(`names      ${named.join(', ') || 'none'}`);
console.log(
  `rules      ${rules.map(({ section, phrase }) => `${section}: ${phrase}`).join('; ') || 'none'}`,
);
console.log(
  `danger     ${danger === undefined ? 'no' : `${danger.kind}, chance ${danger.chance.toFixed(2)}, ${danger.rule === undefined ? 'learned' : `rule "${danger.rule}"`}`}`,
);
console.log(`  because  ${strongest(read.models.danger, danger?.kind ?? 'medical', 'calm')}`);
for (const { id, chance, program } of topics.slice(0, 5)) {
  console.log(
    `topic      ${id}${program === undefined ? '' : ` (${program})`} ${chance.toFixed(2)}`,
  );
}
if (first !== undefined && second !== undefined) {
  console.log(`  because  ${strongest(read.models.topics, first.id, second.id)}`);
}
for (const part of parts) console.log(`part       ${part[0]?.id} ${part[0]?.chance.toFixed(2)}`);
const reply = await assistant.reply(reading);
for (const { title, path, text } of reply.sources.slice(1)) {
  console.log(`passage    ${title} (${path}): ${text}`);
}
console.log(`reply      ${reply.text}`);
