// Writes entries until it is killed and reports each acknowledged one. An entry is two rows, so that half a
// transaction would show.

import { openEmbedded } from '../../../server/db/embedded/engine.ts';

const [dir = '', firstId = '1', omitted = '{}'] = process.argv.slice(2);
const say = (...words: (string | number)[]) => process.stdout.write(`${words.join(' ')}\n`);

try {
  const { client } = await openEmbedded({ dir }, JSON.parse(omitted));
  await client.exec('create table if not exists entry (id int, half text)');
  say('ready');
  for (let id = Number(firstId); ; id += 1) {
    if (id % 4 === 0) {
      await client.transaction(async (tx) => {
        await tx.query("insert into entry values ($1, 'left')", [id]);
        await tx.query("insert into entry values ($1, 'right')", [id]);
      });
    } else {
      await client.query("insert into entry values ($1, 'left'), ($1, 'right')", [id]);
    }
    say('stored', id);
  }
} catch (error) {
  say('failed', error instanceof Error ? error.name : String(error));
  process.exit(1);
}
