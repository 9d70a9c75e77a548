// Tests that no file of the data folder contains an erased person's texts, and that staff see the
// result.
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  countTablesContaining,
  findFilesContaining,
  findSealedTexts,
} from '../../tests/api/canaries.ts';
import { engine, openSite, samples, signInBeforeAll } from '../../tests/api/harness.ts';
import { isRewritePending } from '../db/pending-rewrites.ts';
import { checks } from '../db/schema/logs.ts';
import { pendingRewrites } from '../db/schema/privacy.ts';
import { runPrivacyJobs } from './upkeep.ts';

const site = openSite();
const staff = signInBeforeAll(site);
const canary = 'zqcanary';
const email = `${canary}@example.org`;
const phone = '804-555-9731';

async function addPerson(): Promise<number> {
  const body = { ...samples.intake, lastName: 'Zqcanary', email, phone, notes: `${canary} note` };
  const added = await staff('POST', '/api/members', { body });
  expect(added.status, added.text).toBe(201);
  return (added.body as { id: number }).id;
}

async function erase(id: number): Promise<void> {
  const erased = await staff('DELETE', `/api/members/${id}?reason=asked`);
  expect(erased.status, erased.text).toBe(200);
}

const runUpkeep = () => runPrivacyJobs(site.database, site.log, site.now());

beforeEach(async () => {
  await site.db.delete(checks);
  await site.db.delete(pendingRewrites);
});

if (engine === 'embedded')
  describe('erasure in a data folder', () => {
    /** Fills several WAL segments and starts new ones, as weeks of work do. */
    async function fillLog(): Promise<void> {
      for (let megabytes = 0; megabytes < 12; megabytes++) {
        await site.db.execute(
          sql`select pg_logical_emit_message(false, 'long', repeat('x', 1000000))`,
        );
      }
      await site.db.execute(sql`checkpoint`);
    }

    const rewriteCheck = async () =>
      (await site.db.select().from(checks).where(eq(checks.name, 'rewrite')))[0];

    it('leaves no erased text in any file after the maintenance run', async () => {
      const ids = [await addPerson(), await addPerson()];
      for (const id of ids) {
        await fillLog();
        await staff('PATCH', `/api/members/${id}`, { body: { notes: `${canary} changed` } });
        const note = { memberId: id, title: `${canary} title`, description: `${canary} text` };
        await staff('POST', '/api/member-progress', { body: note });
      }
      // ANALYZE samples of column values are in the folder too.
      await site.db.execute(sql`analyze`);
      await fillLog();
      const sealed = (await findSealedTexts(site.db, [canary])).map((text) => text.sealed);
      const texts = [canary, phone, ...sealed];
      expect(texts.length).toBeGreaterThan(6);
      const folder = site.env.dataDir;
      expect(findFilesContaining(folder, texts)).not.toEqual([]);

      for (const id of ids) await erase(id);
      await runUpkeep();
      expect(findFilesContaining(folder, texts)).toEqual([]);
      expect(await rewriteCheck()).toMatchObject({
        isGood: true,
        detail: expect.stringMatching(/^no erased text is left in [1-9]\d+ files$/),
      });
      expect(await isRewritePending(site.db)).toBe(false);
      expect(site.logged.join('')).not.toContain(canary);
    });

    /** Runs maintenance with a search stub that finds the text in one file. */
    const runUpkeepFinding = (text?: string) => {
      const found = text === undefined ? [] : [{ file: 'pg18/left-behind', text }];
      const searchFiles = async () => ({ searched: 50, found });
      const database = { ...site.database, searchFiles, rewrite: async () => {} };
      return runPrivacyJobs(database, site.log, site.now());
    };

    it('reports a file that still contains an erased text, and retries until none does', async () => {
      await erase(await addPerson());
      await runUpkeepFinding(email);
      expect(await rewriteCheck()).toMatchObject({
        isGood: false,
        detail: '1 of 50 files still hold erased texts',
      });
      expect(site.logged.join('')).toContain('left-behind');
      expect(site.logged.join('')).not.toContain(canary);
      await runUpkeepFinding();
      expect(await rewriteCheck()).toMatchObject({ isGood: true });
      expect(await isRewritePending(site.db)).toBe(false);
    });

    it("accepts a text that another person still has, such as a family's phone number", async () => {
      const [erased] = [await addPerson(), await addPerson()];
      await erase(erased);
      await runUpkeepFinding(phone);
      expect(await rewriteCheck()).toMatchObject({ isGood: true });
    });
  });

if (engine === 'postgres')
  describe('erasure on a PostgreSQL server', () => {
    it('tells staff after an erasure that the operator removes the texts from the files', async () => {
      await erase(await addPerson());
      expect(await isRewritePending(site.db)).toBe(true);
      await runUpkeep();
      expect(
        await site.db.select().from(checks).where(eq(checks.name, 'server-files')),
      ).toMatchObject([
        { detail: expect.stringContaining('The operator of that server removes them') },
      ]);
      expect(await isRewritePending(site.db)).toBe(false);
      expect(await countTablesContaining(site.db, [canary])).toEqual({});
    });
  });
