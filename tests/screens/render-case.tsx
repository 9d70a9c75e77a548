// Renders one case in the whole staff area, with a fake server that stores its row.
import { screen } from '@testing-library/react';
import type { Member } from '../../app/staff/data/rows';
import { fakeRow } from './fake-row';
import { type FakeRequest, fakeServer, type Routes } from './fake-server';
import { renderStaffArea } from './render-staff';
import { buildCaseReads, memberRow, type OpenWork } from './rows';

type CaseOptions = OpenWork & {
  member?: Partial<Member>;
  routes?: Routes;
  /** Query or tab appended to the path of the case. */
  path?: string;
};

export async function renderCase(id: number, options: CaseOptions = {}) {
  const { member, routes = {}, path = '', ...openWork } = options;
  const row = fakeRow(memberRow({ id, ...member }));
  /** Replace these to delay, lose or refuse a request. */
  const server: { read: () => unknown; save: (request: FakeRequest) => unknown } = {
    read: row.row,
    save: row.change,
  };
  const { sent, writes } = fakeServer({
    ...buildCaseReads(id, openWork),
    [`GET /api/members/${id}`]: () => server.read(),
    [`PATCH /api/members/${id}`]: (request) => server.save(request),
    [`POST /api/members/${id}/undo`]: row.undo,
    ...routes,
  });
  const view = renderStaffArea(`/admin/member-profile/${id}${path}`);
  await screen.findByRole('heading', { level: 1 });
  return { ...view, sent, writes, row, server };
}
