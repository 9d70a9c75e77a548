// What quick find offers: screens by their title, then people, submissions and messages.
import { quickFind as content } from '#content/en/staff/quick-find';
import { memberStatuses } from '#domain/cases/member';
import { formTypes } from '#domain/forms/form-types';
import { foldText } from '#domain/text/text';
import { labelOf } from '#domain/vocabulary';
import type { QuickFindResponse } from '../data/rows';
import { screens } from '../screens';

export type QuickChoice = { group: string; name: string; note: string; to: string };

const { groups } = content;

function screenChoices(text: string): QuickChoice[] {
  const typed = foldText(text);
  const seen = new Set<string>();
  return screens
    .filter(({ path, handle: { title } }) => {
      // An address that needs an id is no screen by itself.
      if (/[:*]|\/new$/.test(path) || seen.has(title)) return false;
      seen.add(title);
      return foldText(title).includes(typed);
    })
    .map(({ path, handle: { title } }) => ({
      group: groups.screens,
      name: title,
      note: '',
      to: `/admin/${path}`,
    }));
}

export function choicesOf(text: string, found: QuickFindResponse | undefined): QuickChoice[] {
  return [
    ...(found?.members ?? []).map((one) => ({
      group: groups.members,
      name: one.name,
      note: `#${one.id} · ${labelOf(memberStatuses, one.note)}`,
      to: `/admin/member-profile/${one.id}`,
    })),
    ...(found?.submissions ?? []).map((one) => ({
      group: groups.submissions,
      name: one.name,
      note: labelOf(formTypes, one.note),
      to: `/admin/submissions?open=${one.id}`,
    })),
    ...(found?.messages ?? []).map((one) => ({
      group: groups.messages,
      name: one.name,
      note: one.note,
      to: `/admin/inbox?open=${one.id}`,
    })),
    ...screenChoices(text),
  ];
}
