// The least that can serve the benchmark: `bare-server.mjs PORT PAGE [DATABASE_URL]`. One page from memory, and with a
// database one insert and one list.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

const [port, pageFile, connectionString] = process.argv.slice(2);
const page = readFileSync(pageFile);
const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': page.length };
const servePage = (_, response) => response.writeHead(200, headers).end(page);

async function createApi() {
  const pool = new pg.Pool({ connectionString, max: 10 });
  await pool.query(
    'create table if not exists messages (id serial primary key, subject text, message text)',
  );
  await pool.query(
    `insert into messages (subject, message) select 'Subject ' || n, repeat('text ', 40) from generate_series(1, 10000) n`,
  );
  const api = new Hono();
  const insert = {
    name: 'add',
    text: 'insert into messages (subject, message) values ($1, $2) returning id',
  };
  const select = { name: 'list', text: 'select * from messages order by id desc limit 50' };
  api.post('/messages', async (context) => {
    const { subject, message } = await context.req.json();
    const { rows } = await pool.query({ ...insert, values: [subject, message] });
    return context.json(rows[0], 201);
  });
  api.get('/messages', async (context) => context.json((await pool.query(select)).rows));
  return getRequestListener(api.fetch);
}

const respond = connectionString === undefined ? servePage : await createApi();
createServer(respond).listen(Number(port), '127.0.0.1');
