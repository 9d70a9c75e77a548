// The results of quick find: screens by title, then people, submissions, and messages.

import { foldText } from '#domain/text/text';
import { getLabel } from '#domain/vocabulary';
import { memberStatuses, priorities } from '#text/staff/case-labels';
import { quickFind as content } from '#text/staff/quick-find';
import { vocabularies } from '#text/vocabularies';
import type { ContactFacts } from '../cases/cautions';
import type { PermissionCheck } from '../data/permissions';
import type { QuickFindResponse } from '../data/rows';
import { fillText } from '../format/formats';
import { getRequiredPermission } from '../screen-needs';
import { screens } from '../screens';

export type QuickChoice = {
  /** Not the address: for some roles, two people of one name lead to the same list. */
  key: string;
  group: string;
  name: string;
  note: string;
  to: string;
  /** Cautions before contacting this person. */
  reach?: ContactFacts;
};

const { groups } = content;

function screenChoices(text: string, may: PermissionCheck): QuickChoice[] {
  const typed = foldText(text);
  const seen = new Set<string>();
  return screens
    .filter(({ path, handle: { title } }) => {
      if (!may(getRequiredPermission(`/admin/${path}`))) return false;
      // Skip addresses with an id, which are not screens by themselves.
      if (/[:*]|\/new$/.test(path) || seen.has(title)) return false;
      seen.add(title);
      return foldText(title).includes(typed);
    })
    .map(({ path, handle: { title } }) => ({
      key: path,
      group: groups.screens,
      name: title,
      note: '',
      to: `/admin/${path}`,
    }));
}

/** A link to the complete list after the first few. */
function allOf(
  found: readonly unknown[] | undefined,
  group: string,
  list: string,
  text: string,
): QuickChoice[] {
  if (found === undefined || found.length === 0) return [];
  const search = text.trim();
  return [
    {
      key: list,
      group,
      name: fillText(content.all, { group: group.toLowerCase(), search }),
      note: '',
      to: `${list}?${new URLSearchParams({ search })}`,
    },
  ];
}

export function listQuickChoices(
  text: string,
  found: QuickFindResponse | undefined,
  may: PermissionCheck,
): QuickChoice[] {
  return [
    ...(found?.members ?? []).map((one) => ({
      key: `member ${one.id}`,
      group: groups.members,
      name: one.name,
      note: [
        `#${one.id}`,
        getLabel(memberStatuses, one.note),
        ...(one.priority === 'urgent' ? [priorities.urgent] : []),
        ...(one.livesWith ? [fillText(content.livesWith, { name: one.livesWith })] : []),
      ].join(' · '),
      to: may('cases.read')
        ? `/admin/member-profile/${one.id}`
        : `/admin/case-management?${new URLSearchParams({ search: one.name })}`,
      reach: one.reach,
    })),
    ...allOf(found?.members, groups.members, '/admin/case-management', text),
    ...(found?.submissions ?? []).map((one) => ({
      key: `submission ${one.id}`,
      group: groups.submissions,
      name: one.name,
      note: getLabel(vocabularies.formTypes, one.note),
      to: `/admin/submissions?open=${one.id}`,
    })),
    ...allOf(found?.submissions, groups.submissions, '/admin/submissions', text),
    ...(found?.messages ?? []).map((one) => ({
      key: `message ${one.id}`,
      group: groups.messages,
      name: one.name,
      note: one.note,
      to: `/admin/inbox?open=${one.id}`,
    })),
    ...allOf(found?.messages, groups.messages, '/admin/inbox', text),
    ...screenChoices(text, may),
  ];
}
