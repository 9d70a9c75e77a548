// `npm run assistant:train`: trains the models and writes model.bin, which must be committed by hand.
import { writeFileSync } from 'node:fs';
import { packModels } from '../model-file.ts';
import { learn } from './learn.ts';
import { computeTrainingStamp, stampFile } from './training-stamp.ts';

const file = packModels(learn());
writeFileSync(new URL('../model.bin', import.meta.url), file);
writeFileSync(stampFile, `${computeTrainingStamp()}\n`);
console.log(`model.bin: ${(file.length / 1000).toFixed(0)} kB`);
