import { Fragment } from 'react';
import { organisation } from '#content/en/organisation';

const { phone, crisis } = organisation;
const { emergency, lifeline } = crisis;
const numbers: Record<string, string> = {
  '911': emergency.href,
  '988': lifeline.call.href,
  [phone.text]: phone.href,
};
const pattern = new RegExp(
  `(\\bcall or text 988\\b|\\b(?:${Object.keys(numbers).join('|')})\\b)`,
  'i',
);

/** A text in which every number that somebody should call can be pressed. */
export function Dialable({ text }: { text: string }) {
  return text.split(pattern).map((piece, at) => {
    // Pieces stand still: the text is content.
    // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
    if (at % 2 === 0) return <Fragment key={at}>{piece}</Fragment>;
    const href = numbers[piece];
    const [call, or] = piece.split(' ');
    return href === undefined ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
      <Fragment key={at}>
        <a href={lifeline.call.href} aria-label={lifeline.call.text} className="text-link">
          {call}
        </a>{' '}
        {or}{' '}
        <a href={lifeline.text.href} className="text-link">
          {piece.slice(`${call} ${or} `.length)}
        </a>
      </Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
      <a key={at} href={href} className="text-link whitespace-nowrap">
        {piece}
      </a>
    );
  });
}
