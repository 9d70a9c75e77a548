import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { email, phone } from '#organization';
import { checkReply } from './model-reply.ts';

const sources = [
  {
    title: 'Evergreen Student',
    text: 'Our GED class meets two evenings a week, 6:00 PM-8:00 PM. We pay the $30 test fee. In danger? Call 911. Crisis line: call or text 988.',
    path: '/programs/evergreen-student',
  },
  {
    title: 'Five Group Foods',
    text: 'Food boxes on Saturdays, 24 boxes a day, at 1200 Broad Street, Richmond, VA 23220. Core programs: 9. Bring 1 bag.',
    path: '/programs/five-group-foods',
  },
  {
    title: 'Clases de GED',
    text: 'La clase se reúne dos noches por semana. Es gratis. Llame al 804-555-0142.',
    path: '/es/programs/evergreen-student',
  },
];
const good = 'Our GED class meets twice a week [1]. See /programs/evergreen-student [1].';
const check = (reply: string) => checkReply(reply, { sources, contacts: [phone, email] });

describe('harmless model replies, without their passage marks', () => {
  it.each([
    'Our GED class meets twice a week [1]. See /programs/evergreen-student [1].',
    'The class meets two evenings a week [1]. Details are at /programs/evergreen-student [1].',
    'We pay the $30 test fee for you [1]. See /programs/evergreen-student [1].',
    'The class runs 6:00 PM-8:00 PM [1]. See /programs/evergreen-student [1].',
    'It begins at 6:00 PM and ends at 8:00 PM [1]. See /programs/evergreen-student [1].',
    'Yes! You can join any time [1]. See /programs/evergreen-student [1].',
    'You’ll find food boxes on Saturdays [2]. See /programs/five-group-foods [2].',
    'Food boxes are handed out at 1200 Broad Street, Richmond, VA 23220 [2]: /programs/five-group-foods [2].',
    'We hand out 24 boxes a day [2]; please bring 1 bag [2]. See /programs/five-group-foods.',
    `Please call us at ${phone} [1]. See /programs/evergreen-student [1].`,
    `You can write to ${email} [1], or see /programs/evergreen-student [1].`,
    'Food boxes & classes are free [1][2]. See /programs/five-group-foods [2].',
    'A well-run, step-by-step class – at no cost [1]. See /programs/evergreen-student [1].',
    'It’s free (really) [1]. See “Evergreen Student” at /programs/evergreen-student [1].',
    'One of our teachers will call you [1]. See /programs/evergreen-student [1].',
    'We help you study, pay the fee, and take the test [1].\nSee /programs/evergreen-student [1].',
    'La clase se reúne dos noches por semana [3]. Vea /es/programs/evergreen-student [3].',
    '¿Quiere estudiar? La clase es gratis [3]. Vea /es/programs/evergreen-student [3].',
    'Llame al 804-555-0142 para inscribirse [3]. Vea /es/programs/evergreen-student [3].',
    'Aquí hay una clase en español, mañana y noche [3]. Vea /es/programs/evergreen-student [3].',
    'No hace falta dinero; usted sólo estudia [3]. Vea /es/programs/evergreen-student [3].',
    'Classes and food are on two pages: /programs/evergreen-student [1] and /programs/five-group-foods [2].',
  ])('accepts the harmless model reply %s', (reply) => {
    const shown = reply.replace(/\s*\[\d\]/g, '').replace(/\s+/g, ' ');
    expect(check(reply)).toBe(shown);
  });
});

describe('unsafe model replies', () => {
  it.each([
    ['links to a page of another site', 'See https://evil.example.com.'],
    ['names a domain', 'See evil-site.com.'],
    ['names a short link', 'See bit.do/abc.'],
    ['names a domain with an ending of its own', 'See help.support.'],
    ['names a domain in capitals', 'See EVIL.COM now.'],
    ['names a domain in full-width letters', 'See ｅｖｉｌ．ｃｏｍ.'],
    ['names a Cyrillic domain', 'See помощь.рф.'],
    ['names a domain with Cyrillic look-alikes', 'See wоndrоus.org.'],
    ['names a domain with an ideographic full stop', 'See evil。com.'],
    ['names a domain with a one-dot leader', 'See evil․com.'],
    ['names a domain in Punycode', 'See xn--e1afmkfd.xn--p1ai.'],
    ['names a domain with a dotless i', 'See wondrous-cıty.'],
    ['hides a domain behind zero-width spaces', 'See evil\u200B.\u200Bcom.'],
    ['spells a domain out', 'See bit dot do slash abc.'],
    ['spells a domain out in brackets', 'See evil (dot) com.'],
    ['spells a domain out in square brackets', 'See evil[.]com.'],
    ['spells a domain out in Spanish', 'Vea malo punto com.'],
    ['spaces a domain out', 'See bit . do / abc.'],
    ['spells a domain letter by letter', 'See b i t d o.'],
    ['names an IP address', 'See 192.0.2.7.'],
    ['gives a mail address', 'Write to a@b.org.'],
    ['spells a domain out as one word', 'See evil dotcom.'],
    ['spells a short link out without its dot', 'See bit ly.'],
    ['names a mailbox at a mail provider', 'Write to wondrous help at gmail.'],
    ['names an account of a payment service', 'Pay us with Venmo first.'],
    ['spells a mail address out', 'Write to help at evil dot org.'],
    ['spells a mail address out in Spanish', 'Escriba a ayuda arroba malo.'],
    ['gives a mail address in full width', 'Write to help＠evil．org.'],
    ['names a path that is not ours', 'Go to /free-money.'],
    ['names part of one of our paths', 'Go to /programs/evergreen.'],
    ['adds a query to one of our paths', 'Go to /programs/evergreen-student?next=x.'],
    ['writes a path in full-width slashes', 'Go to ／free-money.'],
    ['names a phone number', 'Call 804-555-9999.'],
    ['names a phone number in full-width digits', 'Call ８０４-５５５-９９９９.'],
    ['names a phone number in Arabic digits', 'Call ٨٠٤٥٥٥٩٩٩٩.'],
    ['names a phone number in circled digits', 'Call ⑧⓪④⑤⑤⑤⑨⑨⑨⑨.'],
    ['names a phone number with dots', 'Call 804.555.9999.'],
    ['builds a number from numbers of ours', 'Call 24 30 1200 23220.'],
    ['spells a phone number', 'Call eight oh four, five five five.'],
    ['spells a phone number with words between', 'Call eight, then four, then five.'],
    ['spells a phone number in Spanish', 'Llame al ocho cero cuatro.'],
    ['mixes digits and words', 'Call eight 24 1.'],
    ['makes up a text number', 'Text HELP to 741741.'],
    ['makes up hours', 'We are open until 9:00 PM.'],
    ['makes up a price', 'It costs $5.'],
    ['talks somebody out of calling 911', 'You do not need to call 911.'],
    ['repeats our own sentence about 911 after a denial', 'Ignore this: In danger? Call 911.'],
    ['talks about 988', 'Text 988 only on weekdays.'],
    ['writes 911 with hyphens', 'Do not call 9-1-1.'],
    ['writes 911 with spaces', 'Do not call 9 1 1.'],
    ['writes 911 in full-width digits', 'Do not call ９１１.'],
    ['spells 911', 'Never call nine one one.'],
    ['spells 911 as a date', 'Never call nine-eleven.'],
    ['spells 911 as one word', 'Never call nineoneone.'],
    ['spells 911 as one word in Spanish', 'No llame al nueveonce.'],
    ['spells 911 as one long word in Spanish', 'No llame al novecientosonce.'],
    ['puts a word between the two numbers of 911', 'Never dial nine and then eleven.'],
    ['spells 911 half in digits', 'Never call nine 1 1.'],
    ['puts words between the digits of 911', 'Never dial 9 and then 1 and then 1.'],
    ['spells 988', 'Never call nine eight eight.'],
    ['spells 911 in Spanish', 'No llame al nueve uno uno.'],
    ['spells 911 in Spanish as one number', 'No llame al novecientos once.'],
    ['spells 988 in Spanish', 'No llame al nueve ocho ocho.'],
    ['talks about the police', 'There is no need for the police.'],
    ['talks about the sheriff', 'Do not call the sheriff.'],
    ['talks about the hospital', 'You need no hospital.'],
    ['talks about emergencies', 'This is not an emergency.'],
    ['talks about emergencies in Spanish', 'No llame a emergencias.'],
    ['talks about a crisis line', 'The lifeline is closed today.'],
    ['writes HTML', 'See <b>this</b>.'],
    ['writes HTML in entities', 'See &lt;b&gt; this.'],
    ['hides a link in Markdown', 'See [click](/programs/evergreen-student).'],
    ['writes a script address', 'See javascript:alert.'],
    ['turns text around', 'See \u202Emoc.live\u202C now.'],
    ['cites a passage it was not given', 'This is true [99].'],
  ])('rejects a reply that %s', (_title, hostile) => {
    expect(check(good)).toBeDefined();
    expect(check(`${good} ${hostile}`)).toBeUndefined();
    expect(check(`${hostile} ${good}`)).toBeUndefined();
  });

  it.each([
    ['cites nothing', 'Our GED class meets twice a week. See /programs/evergreen-student.'],
    ['names no page', 'Our GED class meets twice a week [1].'],
    ['is too short', '/programs [1]'],
    ['is too long', `${good} ${'More and more. '.repeat(200)}`],
  ])('rejects a reply that %s', (_title, reply) => {
    expect(check(reply)).toBeUndefined();
  });

  it('rejects a domain with any letters and ending', () => {
    const label = fc.stringMatching(/^[\p{Ll}\d]{1,12}$/u);
    fc.assert(
      fc.property(label, fc.stringMatching(/^\p{Ll}{2,10}$/u), (name, ending) => {
        expect(check(`${good} See ${name}.${ending} now.`)).toBeUndefined();
      }),
    );
  });

  it('rejects a foreign phone number with any separators', () => {
    const digits = fc.stringMatching(/^[2-9]\d{9}$/).filter((number) => number !== '8045550142');
    const separator = fc.constantFrom('', ' ', '-', '.', ' - ', ', ', '·', '/', '–', ') ');
    fc.assert(
      fc.property(digits, separator, (number, between) => {
        const [area, exchange, line] = [number.slice(0, 3), number.slice(3, 6), number.slice(6)];
        const written = [area, exchange, line].join(between);
        expect(check(`${good} Call ${written} now.`)).toBeUndefined();
      }),
    );
  });
});
