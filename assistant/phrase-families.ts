// Turns of phrase that say what somebody is up to, whatever it is about: who gives and who needs, who
// asks for a rule and who asks for help. English and Spanish stand together.

export const phraseFamilies: Record<string, string> = {
  'i-offer':
    'i can, i could, we can, we could, i would love to, happy to, willing to, glad to, id like to help, i speak, im good with, im good at, i know how to, i am a, im a, let me help, if you need, do you need, need any, need anybody, need drivers, need help with that, put me, sign me up to, put my name, count me in, me ofrezco, puedo ayudar, puedo dar, puedo ensenar, puedo manejar, puedo llevar gente, soy enfermera, soy maestra, soy buena, se de, por si necesitan, ocupan gente',
  'i-want-to-help':
    'want to help, like to help, love to help, wanna help, want to teach, like to teach, can teach, could teach, want to tutor, like to tutor, want to mentor, like to mentor, want to coach, want to serve, want to read, wanna read, read to kids, help teach, help at, help with the, be a mentor, be a tutor, be a reading buddy, help people, helping people, help others, give back, help out, quiero ayudar, quiero ensenar, quiero dar clases, quiero leer, quiero ser mentor, me gustaria ayudar, queremos ayudar, ayudar a otros',
  'time-to-give':
    'free time, my time, free on, mondays off, days off, day off, day of service, service hours, community service, hours of service, volunteer hours, hours for school, some time, tiempo libre, horas de servicio, lunes libres',
  'things-to-give':
    'to give away, give away, to give, to donate, get rid of, want them, want it, you want, do you want, yall want, you take, yall take, do you accept, can you use, dont need, do not need anymore, dont use, not using, not wearing, wont use, wont wear, barely worn, good shape, good condition, like new, never used, brand new, left over, extra, too many, in my trunk, drop off, bring by, come get it, pick it up, for you guys, for yall, para regalar, para donar, para dar, ya no uso, ya no usamos, ya no necesito, ya no le queda, en buen estado, en buenas condiciones, las quieren, los quieren, lo quieren, la quieren, sin abrir, que no voy a usar, me sobra, me sobran',
  'our-group':
    'my company, our company, my business, our business, my church, our church, my school, our school, my job wants, our office, my office, my team, our team, my shop, our shop, my store, our store, my salon, our restaurant, my restaurant, our clinic, our organization, our nonprofit, another nonprofit, we are a, we run, we own, i own, i run, i manage, own a, my class, our class, my club, my troop, our bank, our firm, law office, dental office, print shop, small business owner, mi empresa, mi negocio, mi iglesia, nuestra iglesia, mi escuela, mi tienda, mi restaurante, nuestra organizacion, tengo un negocio, tengo una, somos una, somos otra',
  'for-your-people':
    'your members, your families, your people, your kids, your events, your event, your clients, your program, your programs, for your, with you guys, with yall, with you, with us, sus miembros, sus familias, con ustedes, sus eventos, para ustedes',
  'free-from-us':
    'for free, at cost, at no cost, free of charge, low cost, at a discount, a few people free, open slots, free spots, discount, pro bono, each month, every month, gratis para, sin cobrar',
  'work-together':
    'team up, work together, work with you, partner with, join forces, share resources, co host, unir esfuerzos, trabajar juntos, trabajar con ustedes, colaborar con',
  'gathering-things':
    'collecting, we are collecting, to collect, food drive, coat drive, clothing drive, toy drive, sock drive, diaper drive, collection box, donation box, have people drop, at my job, at my shop, at my store, at our church, parking lot, juntar, estamos juntando, hacer una colecta',
  'i-lack':
    'i need, we need, i dont have, we dont have, i have no, we have no, no money, cant afford, can not afford, ran out, out of, running low, run out, dont have any, we are out of, nothing left, without any, where can i get, how do i get, can i get, help me get, looking for, necesito, ocupo, no tengo, no tenemos, se me acabo, se nos acabo, no hay, no me alcanza, no alcanza, me hace falta, donde consigo, donde dan, ando buscando',
  'for-my-child':
    'my kid, my kids, my son, my daughter, my boy, my boys, my girl, my girls, my child, my children, my teen, my baby, my nephew, my niece, my grandson, mi hijo, mi hija, mis hijos, mi nino, mi nina, mis ninos, mi bebe, my little one, my little girl, year old, yr old',
  'for-my-elder':
    'my mom, my mother, my dad, my father, my grandma, my grandmother, my grandpa, my aunt, my parents, mi mama, mi papa, mi abuela, mi abuelo, mis papas',
  'rule-question':
    'is it legal, am i allowed, are they allowed, is he allowed, allowed to, can they, can my landlord, can my boss, can my ex, can the police, by law, the law, my rights, have to give, have to return, how long do they have, have to give back, in virginia, keep my deposit, my deposit, give me my deposit, can i sue, sue, file for, es legal, me pueden, mis derechos, puede el dueno, la ley',
  'dose-question':
    'should i take, can i take, what do i take, what should i take, can i give, how much can i give, what do i give, can i mix, is it safe to, is it normal, is this normal, do i have, what does it mean, get rid of, good for a, que tomo, que me tomo, que le doy, puedo tomar, puedo mezclar, es normal, que es bueno para, cuanto le doy',
  'secret-question':
    'find out, tell the police, tell my, tell anyone, tell anybody, will you tell, do you tell, do you share, share my, sell my, who sees, who reads, call the cops, report me, report people, va a enterar, le van a decir, le dicen a, quien ve, que nadie sepa, comparten',
  'when-back':
    'how long, how soon, how fast, how quick, hear back, get back to me, call me back, nobody called, no one called, when will, when do i hear, cuanto tarda, cuanto tardan, cuando me, en cuanto tiempo, en cuantos dias, nadie me ha llamado',
  'at-work':
    'hire me, get hired, call me back, calls me back, nobody will hire, my record, my background, my boss, my job, at work, let me go, laid off, got fired, cut my hours, my shifts, my past, mis antecedentes, mi jefe, mi patron, me despidieron, me corrieron, mi trabajo',
  'cut-off':
    'shut off, cut off, turned off, turn off, cutting off, about to be cut, final notice, past due, me van a cortar, me cortaron, nos cortaron',
  'put-out':
    'put us out, put me out, kicked me out, kicked out, wants us out, threw me out, nowhere to go, nowhere to stay, place to stay, somewhere to sleep, nos quiere fuera, nos quieren sacar, me echaron, me echo, a donde ir, donde dormir, donde quedarme',
  'by-myself':
    'by myself, on my own, all alone, go with me, come with me, with me to, go alone, come along, no quiero ir sola, me da miedo ir, conmigo, acompaneme',
  'what-gift-does':
    'does my donation, does my gift, does a dollar, does 5 dollars, does 10 dollars, a dollar buy, dollars buy, money go, money goes, people give, if i give, my money help, what will, how many meals, how much food, cuantas comidas, cuanta comida, a donde va el dinero, con un dolar, con 5 dolares, hace mi donacion, gastan el dinero',
  'card-question':
    'card number, credit card, debit card, my card, type my, enter my, put my card, on your site, on this site, on your website, the minimum, smallest amount, smallest gift, least i can, lowest i can, can i give just, numero de tarjeta, mi tarjeta, lo menos, la minima',
  'who-are-you':
    'are you a, are yall a, is this a, who are you, what are you, who is this, son una, eres un, quien eres',
  elsewhere:
    'near me, in town, the best, best place, walmart, target, post office, the dmv, the library, library open, the bank, the irs, phone number for, price of, how much is a, who won, who is the, what year, what is the, how many, how tall, how far, tell me a, write me, write a, write my, sing me, how do you say, how do i fix, how to make, how to fix, ways to, quien gano, cuanto cuesta un, cuantos, la mejor, el mejor, cuentame, escribe, donde compro',
  'hard-times':
    'hard time, rough time, tough time, bad spot, falling apart, where to start, what to do, dont know what to do, need a hand, lost everything, mala situacion, momento dificil, por donde empezar, no se que hacer, perdi todo',
  'body-hurts':
    'my head hurts, hurts, my stomach, my back, my tooth, me duele, le duele, blood pressure, la presion',
  'ask-hours':
    'what time, how late, how early, are you open, you open, yall open, are you there, you there, still open, til when, until when, when can i come, a que hora, hasta que hora, estan abiertos, que dias, cuando puedo ir',
};
