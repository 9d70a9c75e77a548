// Tests how files in public/ reach the browser.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startHandler } from '../../../tests/http/handler-fixture.ts';
import { buildStorableFile, listServedFiles } from './prebuild.ts';
import { loadInto, type StoredResponse, store } from './stored-responses.ts';

const folder = mkdtempSync(join(tmpdir(), 'wondrous-public-'));
const stored = join(folder, 'stored');
const open = join(folder, 'public');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => rmSync(open, { recursive: true, force: true }));

function put(...names: string[]): void {
  for (const name of names) {
    const file = join(open, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `This is ${name}.`.repeat(50));
  }
}
const served = () => listServedFiles(open).map(({ path }) => path);

it('skips dotfiles but serves files under .well-known', () => {
  put(
    'uploads/team.webp',
    'uploads/.DS_Store',
    '.vite/manifest.json',
    '.well-known/a.txt',
    'b.txt',
  );
  expect(served().sort()).toEqual(['/.well-known/a.txt', '/b.txt', '/uploads/team.webp']);
});

it('names the file and the allowed types when a file type cannot be served', async () => {
  put('uploads/Plan größer.docx');
  const [file = { path: '', file: '' }] = listServedFiles(open);
  await expect(buildStorableFile(file)).rejects.toThrow(
    /^Plan größer\.docx cannot be sent, .* save it as one of: .*\.jpeg \.jpg .*\.pdf/,
  );
});

describe('serves files from public/ by name', () => {
  let server: Awaited<ReturnType<typeof startHandler>>;
  beforeAll(async () => {
    server = await startHandler();
  });
  afterAll(() => server.stop());

  async function get(name: string, address: string) {
    put(name);
    const responses: StoredResponse[] = [];
    for (const file of listServedFiles(open))
      responses.push(await store(stored, await buildStorableFile(file)));
    loadInto(server.cache, stored, { starter: '', styles: [], responses, notFound: [] });
    // URL encodes the path the way browsers encode links.
    return fetch(new URL(address, server.url));
  }

  it.each([
    'uploads/our team.webp',
    "uploads/Zoë's café (1), [a|b] ~ 50% {x}^`&+=;@!$.jpg",
    'uploads/家族.png',
    'uploads/Equipe José/é.gif',
  ])('serves the file %s', async (name) => {
    const response = await get(name, `/${name}`);
    expect([response.status, await response.text()]).toEqual([200, `This is ${name}.`.repeat(50)]);
  });

  it('serves a file name with an accent that macOS stored as a separate character', async () => {
    const name = 'uploads/José.jpg';
    expect((await get(name.normalize('NFD'), `/${name.normalize('NFC')}`)).status).toBe(200);
    expect((await get(name.normalize('NFD'), `/${name.normalize('NFD')}`)).status).toBe(200);
  });

  it.each([
    ['team.jpeg', 'image/jpeg'],
    ['team.GIF', 'image/gif'],
    ['report.pdf', 'application/pdf'],
  ])('serves the file %s as %s', async (name, type) => {
    const { status, headers } = await get(`uploads/${name}`, `/uploads/${name}`);
    expect([status, headers.get('Content-Type')]).toEqual([200, type]);
    expect(headers.get('Content-Encoding')).toBeNull();
  });

  it('serves a PDF without a sandbox, because Chrome cannot show it in one', async () => {
    const document = await get('uploads/report.pdf', '/uploads/report.pdf');
    expect(document.headers.get('Content-Security-Policy')).toBe("frame-ancestors 'none'");
    const picture = await get('uploads/a.svg', '/uploads/a.svg');
    expect(picture.headers.get('Content-Security-Policy')).toContain('sandbox');
  });
});
