import { Fragment } from 'react';
import { useText } from '../text';

const anyNumber = '\\b(?:1-)?\\d{3}-\\d{3}-\\d{4}\\b';
const telephoneTo = (number: string) => `tel:+1${number.replaceAll('-', '').slice(-10)}`;

/** Text in which every phone and text number is a link. */
export function TextWithPhoneLinks({ text }: { text: string }) {
  const { phone, crisis } = useText('organization');
  const { emergency, lifeline } = crisis;
  const ways = [
    { spoken: lifeline.spoken.call, href: lifeline.call.href, label: lifeline.call.text },
    { spoken: lifeline.spoken.text, href: lifeline.text.href },
    { spoken: '\\b911\\b', href: emergency.href },
    { spoken: '\\b988\\b', href: lifeline.call.href },
    { spoken: phone.text, href: phone.href },
    { spoken: anyNumber, href: undefined },
  ];
  const pattern = new RegExp(ways.map(({ spoken }) => `(${spoken})`).join('|'), 'gi');
  let end = 0;
  const pieces = [...text.matchAll(pattern)].map((match) => {
    const [piece, ...groups] = match;
    const { href, label } = ways[groups.findIndex((group) => group !== undefined)] ?? {};
    const before = text.slice(end, match.index);
    end = match.index + piece.length;
    return (
      <Fragment key={end}>
        {before}
        <a
          href={href ?? telephoneTo(piece)}
          aria-label={label}
          className="text-link min-[18em]:whitespace-nowrap"
        >
          {piece}
        </a>
      </Fragment>
    );
  });
  return (
    <>
      {pieces}
      {text.slice(end)}
    </>
  );
}
