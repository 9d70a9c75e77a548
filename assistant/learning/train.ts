// `npm run assistant:train`: trains the models and writes them to model.bin, for somebody to commit.
import { writeFileSync } from 'node:fs';
import { packModels } from '../model-file.ts';
import { learn } from './learn.ts';

const file = packModels(learn());
writeFileSync(new URL('../model.bin', import.meta.url), file);
console.log(`model.bin: ${(file.length / 1000).toFixed(0)} kB`);
