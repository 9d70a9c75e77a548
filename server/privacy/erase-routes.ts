// Routes that erase a person's data. Erasure is irreversible, so it requires a recent sign-in and a
// reason from a fixed list.
import * as v from 'valibot';
import { erasureReasons, type PersonSubject, personSubjects } from '#domain/privacy';
import { listValues } from '#domain/vocabulary';
import { staffRoute } from '../api/route.ts';
import { recordRecentErasures } from './backups.ts';
import { erasePerson } from './erasure.ts';
import { personPaths } from './person-rows.ts';

const eraseQuery = v.object({
  reason: v.picklist(listValues(erasureReasons), 'Choose why it is erased'),
});

const erasedResponse = v.strictObject({ id: v.number(), version: v.number() });

export const eraseRoutes = listValues(personSubjects).map((subject: PersonSubject) =>
  staffRoute({
    method: 'DELETE',
    path: `/api/${personPaths[subject]}/{id}`,
    needs: 'people.erase',
    ...(subject === 'member' && { caseBy: subject }),
    summary: `Erase a ${subject}: everything that names the person, for good`,
    needsFreshSignIn: true,
    query: eraseQuery,
    response: erasedResponse,
    handle: async ({ db, env, log, params, query, version, session, now }) => {
      const body = await db.transaction((tx) =>
        erasePerson(tx, {
          subject,
          id: Number(params.id),
          version,
          actor: session,
          reason: query.reason,
          now: now(),
        }),
      );
      // The erasure succeeded even if listing fails; listing is retried every few minutes.
      await recordRecentErasures(db, env, now()).catch((err: unknown) =>
        log.error({ err }, 'What was erased is not listed beside the backups'),
      );
      return { body };
    },
  }),
);
