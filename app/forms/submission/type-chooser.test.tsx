import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { contentOf } from '#content/all';
import { TextProvider } from '../../text';
import { TypeChooser } from './type-chooser';

const { getStarted, vocabularies } = contentOf('en');

function chooser(problem: string | undefined): string {
  return renderToStaticMarkup(
    <TextProvider text={{ getStarted, vocabularies }}>
      <TypeChooser chosen={undefined} problem={problem} hasFocus={false} onChoose={() => {}} />
    </TextProvider>,
  );
}

it('describes the choice by its hint and its problem', () => {
  const html = chooser('Please choose');
  const ids = /<fieldset[^>]* aria-describedby="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  const described = ids.map((id) => new RegExp(`id="${id}"[^>]*>([^<]*)`).exec(html)?.[1]);
  expect(described).toEqual([getStarted.chooser.hint, 'Please choose']);
  expect(html).toContain('aria-invalid="true"');
});

it('marks no error and refers only to the hint when there is no problem', () => {
  const html = chooser(undefined);
  expect(html).toContain('aria-describedby="field-formType-hint"');
  expect(html).not.toContain('aria-invalid');
});
