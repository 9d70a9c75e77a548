import { prebuild } from '../server/http/pages/prebuild.ts';
import { at } from './project.mjs';

const { pages, files } = await prebuild(at('build'), at('art', 'rendered'));
console.log(`${pages} pages and ${files} files are ready to be sent.`);
