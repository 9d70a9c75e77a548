import { prebuild } from '../server/http/pages/prebuild.ts';
import { fromRoot } from './project.mjs';

const { pages, files } = await prebuild(fromRoot('build'), fromRoot('art', 'rendered'));
console.log(`${pages} pages and ${files} files are ready to be sent.`);
