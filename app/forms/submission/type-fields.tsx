import type { RefObject } from 'react';
import { basicFields } from '#domain/forms/person-fields';
import { type FormType, typeFields } from '#domain/forms/submission';
import { useText } from '../../text';
import { PageLink } from '../../ui/page-link';
import { FieldInput } from '../field-input';
import { getFieldText } from '../form-texts';

type TypeFieldsProps = {
  /** Scrolled into view when a type is chosen: up to the first question. */
  first: RefObject<HTMLDivElement | null>;
  formType: FormType;
  problems: Record<string, string>;
  typed: Record<string, string | string[]> | undefined;
};

/** The questions of one form type. */
export function TypeFields({ first, formType, problems, typed }: TypeFieldsProps) {
  const { groups, types, who } = useText('getStarted');
  const { allNeeded, privacyLink } = useText('forms');
  const texts = useText('fields').getInvolved[formType];
  const { about } = types[formType];
  const groupsOfFields = [
    { title: groups.basics, fields: basicFields },
    { title: groups.answers, fields: typeFields[formType] },
  ];
  return (
    <>
      <p>
        {allNeeded}{' '}
        <PageLink href={about.href} target="_blank" className="text-link">
          {about.text}
        </PageLink>
      </p>
      {groupsOfFields.map(({ title, fields }, group) => (
        <fieldset key={group === 0 ? 'basics' : 'answers'} className="grid gap-5">
          <legend className="mb-4 font-heading text-xl font-bold">{title}</legend>
          {fields.map((field, at) => (
            <div key={field.key} ref={group + at === 0 ? first : undefined}>
              <FieldInput
                field={field}
                form={`getInvolved.${formType}`}
                text={getFieldText(texts, field.key)}
                problem={problems[field.key]}
                typed={typed?.[field.key]}
              />
            </div>
          ))}
        </fieldset>
      ))}
      <p className="text-sm text-muted">
        {who}{' '}
        <PageLink href={privacyLink.href} target="_blank" className="text-link">
          {privacyLink.text}
        </PageLink>
      </p>
    </>
  );
}
