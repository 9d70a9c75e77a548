import { englishLanguageNames, type Language, otherLanguages } from '#content/languages';
import { eventTypes } from '#domain/calendar/event';
import { createEnum } from '#domain/vocabulary';
import { staffEvents as text } from '#text/staff/events';
import { LongTextField, TextField, TickField } from '../forms/fields';
import type { StaffForm } from '../forms/use-staff-form';
import type { EventValues } from './event-values';

const { fields: labels } = text;

export function EventFields({ form }: { form: StaffForm<EventValues> }) {
  return (
    <>
      <TextField
        form={form}
        name="title"
        label={labels.title}
        isNeeded
        maxLength={200}
        className="col-span-full"
      />
      <LongTextField
        form={form}
        name="description"
        label={labels.description}
        isNeeded
        rows={4}
        maxLength={5000}
        className="col-span-full"
      />
      {otherLanguages.slice(0, 1).map((language) => (
        <Translation key={language} form={form} language={language} />
      ))}
      <TextField form={form} name="eventDate" label={labels.eventDate} isNeeded type="date" />
      <TextField
        form={form}
        name="eventTime"
        label={labels.eventTime}
        isNeeded
        hint={labels.eventTimeHint}
        maxLength={60}
      />
      <TextField form={form} name="location" label={labels.location} isNeeded maxLength={200} />
      <TextField form={form} name="address" label={labels.address} maxLength={200} />
      <TextField form={form} name="city" label={labels.city} maxLength={200} />
      <TextField form={form} name="state" label={labels.state} maxLength={200} />
      <TextField
        form={form}
        name="eventType"
        label={labels.eventType}
        isNeeded
        hint={labels.eventTypeHint}
        maxLength={60}
        suggestions={createEnum(eventTypes)}
      />
      <TickField form={form} name="isActive" label={labels.isActive} className="self-center" />
    </>
  );
}

type TranslationProps = { form: StaffForm<EventValues>; language: Language };

/** The texts of the event in the second language of the site. */
function Translation({ form, language }: TranslationProps) {
  const name = englishLanguageNames[language];
  return (
    <>
      <TextField
        form={form}
        name="translatedTitle"
        label={labels.translatedTitle.replace('{language}', name)}
        hint={labels.translatedHint}
        maxLength={200}
        lang={language}
        className="col-span-full"
      />
      <LongTextField
        form={form}
        name="translatedDescription"
        label={labels.translatedDescription.replace('{language}', name)}
        rows={4}
        maxLength={5000}
        lang={language}
        className="col-span-full"
      />
    </>
  );
}
