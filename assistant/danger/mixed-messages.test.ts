// Tests danger next to harmless sentences, and long harmless letters.
import { describe, expect, it } from 'vitest';
import { assistantContent } from '#content/assistant';
import { createAssistant } from '../assistant.ts';

const { read, urgentReply } = createAssistant({
  content: assistantContent,
  upcomingEvents: async () => [],
});
const dangerReply = (message: string) => urgentReply(read(message))?.text;

describe('plain statements of danger', () => {
  const plain = [
    'i want to kill myself',
    'im going to end my life',
    'i took all my pills',
    'he is beating me right now',
    'my baby is not breathing',
    'someone broke in and has a gun',
    'me quiero matar',
    'mi esposo me esta pegando',
    'i have a plan to hang myself tonight',
    'my dad is having a stroke',
  ];
  const beside = [
    'hi do you have a food pantry on thursdays and what should i bring',
    'my church wants to donate forty coats and a box of toys next week',
    'can my daughter get a tutor for algebra she is in ninth grade',
    'i would like to volunteer on saturdays with my two sons',
    'what are your hours and is there parking near the office',
    'quiero saber si dan clases de ingles en la noche',
  ];

  it.each(plain)('detects danger next to harmless text: %s', (danger) => {
    for (const calm of beside) {
      for (const message of [
        `${calm}. ${danger}`,
        `${danger}. ${calm}`,
        `${calm} and ${danger} ok`,
      ]) {
        expect(dangerReply(message), message).toBeDefined();
      }
    }
  });
});

describe('programs named after a suicidal message', () => {
  const program = /can help too|también puede ayudarle/;

  it.each([
    'I want to kill myself',
    'I do not want to live',
    'i wrote the letters already. one for each kid',
    'i have rocks in my pockets and im by the river',
    'no quiero seguir viviendo',
    'ya no kiero vivir',
  ])('names no program when the message only sounds like a need: %s', (message) => {
    expect(dangerReply(message)).toMatch(/988/);
    expect(dangerReply(message)).not.toMatch(program);
  });

  it.each([
    'I want to kill myself and my kids have no food',
    'I want to kill myself. We are being evicted',
    'me quiero matar y no tengo comida',
    'no puedo pagar la renta y me quiero matar',
  ])('names a program when the message asks for one: %s', (message) => {
    expect(dangerReply(message)).toMatch(/988/);
    expect(dangerReply(message)).toMatch(program);
  });
});

describe('danger in one sentence of a request for help', () => {
  const english = [
    (said: string) => `Hello, I need help with food and rent for my family. ${said}.`,
    (said: string) => `${said}. I also need food and help with the rent please.`,
    (said: string) =>
      `Hi my name is Dana, I have three kids and I lost my job in March. We are two months behind on the rent and need food. ${said}. Please call me.`,
  ];
  const spanish = [
    (said: string) => `Hola, necesito ayuda con la renta y comida. ${said}.`,
    (said: string) => `${said}. Tambien necesito comida y ayuda con la renta por favor.`,
    (said: string) =>
      `Me llamo Rosa, tengo tres hijos y perdi mi trabajo en marzo. Debemos dos meses de renta y necesitamos comida. ${said}. Por favor llamenme.`,
  ];
  it.each([
    ['he got hit by a car', english],
    ['gonna do it tonight', english],
    ['somebody is trying to get in my back door', english],
    ['my son is bleeding badly', english],
    ['me quiere matar', spanish],
    ['abusaron de mi hija', spanish],
    ['mi bebe se puso morado', spanish],
  ])('raises an alarm: %s', async (danger, frames) => {
    expect(dangerReply(danger)).toBeDefined();
    for (const frame of frames) {
      expect(dangerReply(frame(danger)), frame(danger)).toBeDefined();
    }
  });

  it('raises an alarm when nothing separates the danger from the request', () => {
    const message =
      'i need help with the light bill and two bags of groceries for my family of five and my husband has locked us in the house and says he will make me pay';
    expect(dangerReply(message)).toBeDefined();
  });
});

describe('past events and figures of speech', () => {
  it.each([
    'She passed out food boxes with you last week, can she volunteer again?',
    'My mom passed out water bottles at your drive',
    'We had a fire in our kitchen in March and lost our furniture.',
    'We need help after a fire in our apartment last month, we need furniture.',
    'My stove caught fire last year and I need a new one.',
    'I had to call the ambulance last month and now I owe 900 dollars.',
    'llame a la policia la semana pasada y quiero saber si dan clases',
    'I need a CO detector, mine is off.',
    'I dont want to live in public housing',
    'my mom does not want to live in assisted living',
    'we dont want to live in low income housing',
    'my grandma doesnt want to live alone',
    'i dont want to live with bedbugs',
    'i dont want to live in my moms house',
  ])('raises no alarm: %s', (message) => {
    expect(dangerReply(message)).toBeUndefined();
  });

  it.each([
    'she just passed out',
    'there is a fire in my kitchen',
    'my house caught fire',
    'i need an ambulance',
    'the co detector wont stop beeping',
    'i dont want to live',
    'i do not want to live at all',
  ])('raises an alarm when the danger is present: %s', (message) => {
    expect(dangerReply(message)).toBeDefined();
  });
});

// At any length: a letter whose every sentence is harmless must raise no alarm.
describe('long letters about everyday things', () => {
  it.each([
    `Hello, my name is Denise and I am writing because a neighbor told me about your program. I have lived in Richmond for eleven years and worked at the same cafeteria until March, when they closed it. Since then I have been doing hair for friends and cleaning two offices at night, but it does not come to the same. I have two boys, nine and twelve. The older one plays trumpet and needs to stay after school two days a week, which means I have to find somebody to pick him up. We are behind on the power bill by two hundred and ten dollars and the rent is due on the fifth. I called the company and they gave me one more week. I would be glad for a food box, and if you know of any work in a kitchen in the mornings I can start right away.`,
    `We are a family of six and moved here from Danville in August. My husband drives for a warehouse and I stay with the little ones, two years and eight months. The house we rent is old, the windows let the wind in and last month the heating bill was three hundred and forty dollars. We have been using blankets on the windows. The landlord is a nice man but slow. I would like to know if you help with power bills and if there is somebody who can tell us how to keep the house warmer for less money. My oldest is in fourth grade and loves to read, she asks for books for her birthday. My second one has a speech delay and the school says there will be a meeting about special help, and I am nervous about going by myself. I also need a crib because the baby is too big for the basket now. I can come on the bus on any weekday morning. Thank you.`,
    `Me llamo Alberto, tengo cincuenta y ocho años y trabaje veinte años en una fabrica de muebles que cerro en el verano. Desde entonces busco trabajo pero me dicen que necesito un curso o un certificado. Se soldar, se manejar montacargas y hablo un poco de ingles. Mi hija me ayudo a mandar este mensaje porque yo no uso mucho la computadora. Quisiera saber si dan clases para sacar la licencia de montacargas y cuanto duran. Tambien necesito lentes porque los mios se rompieron y ya no veo bien de lejos. Vivo con mi hija y mis dos nietos, y me gustaria llevarlos los sabados a las actividades que tienen para niños. Si hay una caja de comida cada semana, nos ayudaria mucho mientras encuentro trabajo. Pueden llamarme en la mañana, antes de las once. Que tengan un buen dia.`,
    'we need food and help with the rent '.repeat(40),
  ])('raises no alarm: %s', (letter) => {
    expect(dangerReply(letter)).toBeUndefined();
  });
});
