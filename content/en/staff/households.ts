// Texts of households and of relationships between cases.
import type {
  chosenRelations,
  custodies as custodyNames,
  relations as relationNames,
  relationshipKinds,
} from '#domain/households/household';
import type { Labels } from '#domain/vocabulary';
import type { Texts } from '../../texts.ts';

export const relations: Labels<typeof relationNames> = {
  head: 'Head of household',
  partner: 'Partner',
  child: 'Child',
  parent: 'Parent',
  sibling: 'Sibling',
  relative: 'Relative',
  other: 'Other',
};
const { head: _, ...choices } = relations;
export const relationChoices: Labels<typeof chosenRelations> = choices;

export const custodies: Labels<typeof custodyNames> = {
  full: 'All the time',
  shared: 'Part of the time (shared custody)',
};

/** What this case is to the other one. */
export const relationshipLabels: Labels<typeof relationshipKinds> = {
  parent: 'Parent of',
  guardian: 'Guardian of',
  helper: 'Helper of',
  partner: 'Partner of',
  sibling: 'Sibling of',
  'keep-apart': 'Keep apart from',
};
/** The same, read from the other case. */
export const inverseLabels: Labels<typeof relationshipKinds> = {
  ...relationshipLabels,
  parent: 'Child of',
  guardian: 'In the care of',
  helper: 'Helped by',
};

export const households = {
  title: 'Household',
  unread: 'We could not load the household.',
  none: 'Nobody else is recorded in this household.',
  said: 'Said {said}, {named} named',
  age: '{age}',
  bornIn: '{age} (born {year})',
  since: 'since {day}',
  shared: 'part of the time',
  thisCase: 'this case',
  openCase: 'Open case',
  closedCase: 'Closed case',
  restricted: 'Restricted case',
  onePerson: '1 more person',
  morePeople: '{count} more people',
  former: 'Moved out ({count})',
  formerOf: '{name}, {relation}, {from} to {until}',
  add: 'Add people',
  join: 'Add a case',
  move: 'Change address',
  split: 'Split',
  edit: 'Edit',
  editOf: 'Edit {name}',
  saved: 'The household was changed.',
  failed: 'The household was not changed.',
  /** A household in the conflict dialog. */
  name: 'Household',
  lines: {
    person: 'Person {number}',
    firstName: 'First name',
    lastName: 'Last name',
    birthYear: 'Year of birth',
    relation: 'Relation',
    hasCase: 'Open a case too',
    remove: 'Remove {name}',
    removeLine: 'Remove this line',
    more: 'Add another person',
    hint: 'Press Enter for the next person. Leave the last name empty if it is the same.',
  },
  family: {
    title: 'Others who live here',
    intro:
      'One line for each person, at the same address. They need no case of their own; you can open one at any time.',
  },
  addDialog: {
    title: 'Add people to the household',
    intro: 'People without a case of their own. Relations are to {name}.',
    introLater: 'People without a case of their own. Relations are to the head of the household.',
    save: 'Add to the household',
    added: 'Added to the household.',
    failed: 'The people were not added.',
  },
  offered: {
    title: 'The application names people who live here',
    add: 'Add them to the household',
    edit: 'Check and add…',
  },
  personDialog: {
    title: 'Person of the household',
    save: 'Save',
    ofCase: 'Name and age are those of the case.',
    custody: 'Lives here',
    fromOn: 'Since',
    head: 'Make head of household',
    openCase: 'Open a case',
    openCaseHint: 'A new case with the address and phone of this household, assigned to you.',
    out: 'Moved out…',
    outOn: 'Moved out on',
    outToday: 'Empty means today.',
    badYear: 'Enter the year of birth, such as 2019',
    outSave: 'Record the move',
    newHead: 'New head of household',
    remove: 'Remove, added by mistake',
    changed: 'Saved.',
    headed: '{name} is the head of the household now.',
    opened: 'A case was opened for {name}.',
    openedLink: 'Open the case',
    movedOut: '{name} moved out.',
    removed: '{name} was removed from the household.',
  },
  joinDialog: {
    title: 'Add a case to this household',
    intro:
      'If the person lives in another household, that stay ends today, except with shared custody.',
    relation: 'Relation to the head of the household',
    relationTo: 'Relation to {name}',
    custody: 'Lives here',
    withOthers: 'Everyone of their household moves here too',
    save: 'Add to the household',
    joined: '{name} was added to the household.',
    failed: 'The case was not added.',
  },
  picker: {
    label: 'Find the case',
    hint: 'Name, phone, or reference',
    none: 'No case fits.',
    choose: 'Choose a case',
  },
  moveDialog: {
    title: 'Change the address for everyone who lives here',
    who: 'Whose address changes?',
    askNote: 'has a safe-contact note. Ask first.',
    askRestricted: 'is a restricted case. Ask first.',
    save: 'Change the address',
    moved: 'The address was changed for {count}.',
    count: ['1 case', '{count} cases'],
  },
  splitDialog: {
    title: 'Split the household',
    intro: 'The people you choose become a household of their own, from today on.',
    who: 'Who leaves?',
    save: 'Split',
    done: 'The household was split.',
  },
  relationships: {
    title: 'Relationships',
    add: 'Add a relationship',
    line: '{label} {name}',
    ended: 'ended {day}',
    someone: 'somebody whose case is restricted',
    edit: 'Edit the relationship to {name}',
    kind: 'This case is the …',
    note: 'Note',
    save: 'Save',
    end: 'End this relationship',
    added: 'The relationship was recorded.',
    changed: 'The relationship was changed.',
    endedNow: 'The relationship was ended.',
    failed: 'The relationship was not saved.',
    keepApartHint:
      'Both cases show a caution at every contact button. A restricted person is never named.',
  },
  problems: {
    sameCase: 'A case cannot be in a relationship with itself.',
    erased: 'This case was erased or merged. Reload the page.',
    splitAll: 'Somebody has to stay in the household.',
    hasCase: 'This person has a case already.',
    nobodyMoves: 'Choose at least one person whose address changes.',
    outBeforeIn: 'The day of moving out is before the day of moving in.',
  },
} as const satisfies Texts;
