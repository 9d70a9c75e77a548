// Reads stored rows of a file as people and services, by the settings of their import.
import { toOfficeDate } from '#domain/calendar/office-hours';
import { preparePerson } from '#domain/duplicates/match';
import type { ImportSettings } from '#domain/imports/import-plan';
import { type ImportedRow, type ReadingOptions, readRow } from '#domain/imports/imported-row';
import { getLabel } from '#domain/vocabulary';
import { serviceTypes } from '#text/staff/case-labels';
import { importChoices } from '#text/staff/import-choices';

export function rowReader(settings: ImportSettings, now: Date): (cells: string[]) => ImportedRow {
  const options: ReadingOptions = {
    columns: settings.columns,
    fallbacks: settings.fallbacks,
    choices: importChoices,
    today: toOfficeDate(now),
    describeService: (type) => getLabel(serviceTypes, type),
  };
  return (cells) => readRow(cells, options);
}

/** A person of a file, prepared for comparing. */
export function prepareImported({ person }: Extract<ImportedRow, { person: unknown }>) {
  return preparePerson({ ...person, phones: [person.phone], emails: [person.email] });
}
