// Reads the training examples from data/, one message per line.
import { readdirSync, readFileSync } from 'node:fs';

export type Example = {
  text: string;
  lang: string;
  label: string;
  isKeyword?: boolean;
  isUrgent?: boolean;
  isNeed?: boolean;
};

function filesIn(folder: string): { name: string; lang: string; lines: string[] }[] {
  const place = new URL(`../data/${folder}/`, import.meta.url);
  return readdirSync(place)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => {
      const [, name = '', lang = ''] = /^(.*)-(\w+)\.txt$/.exec(file) ?? [];
      const lines = readFileSync(new URL(file, place), 'utf8').split('\n');
      return { name, lang, lines: lines.filter((line) => line !== '') };
    });
}

/** Each file holds one language; a line `# topic` starts the messages of a topic. */
export function readTopicExamples(): Example[] {
  return filesIn('topics').flatMap(({ name, lang, lines }) => {
    let label = '';
    return lines.flatMap((line) => {
      if (line.startsWith('# ')) {
        label = line.slice(2);
        return [];
      }
      // Each keyword in a list becomes a short message of its own.
      const texts = name === 'keywords' ? line.split(', ') : [line];
      return texts.map((text) => ({
        text,
        lang,
        label,
        isKeyword: name === 'keywords',
        isUrgent: name === 'urgent',
      }));
    });
  });
}

/** The file name gives the label of its messages. */
export function readDangerExamples(): Example[] {
  return filesIn('danger').flatMap(({ name, lang, lines }) =>
    lines.map((text) => ({ text, lang, label: name })),
  );
}
