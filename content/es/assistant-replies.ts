// The assistant's replies in Spanish.
import type { Replies } from '#domain/assistant-content';
import { programs as allPrograms } from '#domain/programs';
import { locales } from '../languages.ts';
import { programFor } from '../need-programs.ts';
import { office } from '../tokens.ts';
import { about } from './about.ts';
import { needs, programs } from './assistant-needs.ts';
import { notOffered } from './assistant-not-offered.ts';
import { pointers } from './assistant-pointers.ts';
import { roleFacts } from './assistant-role-facts.ts';
import { leadership } from './leadership.ts';
import { organization } from './organization.ts';
import { vocabularies } from './vocabularies.ts';

const { address, crisis, ein, email, hours, links, name, phone, speaks, status } = organization;
const street = `${address.name}, ${address.street}, ${address.city}, ${address.state} ${address.zip}`;
const founders = about.team.people.map((person) => person.name).join(' y ');
const checklist = allPrograms.filter((program) => program.inChecklist).map(({ name }) => name);
const others = allPrograms.filter((program) => !program.inChecklist).map(({ name }) => name);
const newest = others.length === 0 ? '' : ` ${others.join(', ')} es nuevo.`;
const safety = programFor('safety');
const listener = programFor('counseling', 'safety', 'health');
const work = programFor('find-job', 'resume');
const lifeline =
  'llame al 988 y oprima 2 para hablar en español, o mande un mensaje de texto con la palabra AYUDA al 988, de día o de noche';
const weekdays = hours.spoken;
const areas = Object.values(vocabularies.serviceAreas);
const legalAid = 'Ayuda legal gratis en Virginia: 1-866-534-5243.';
const lines = {
  violence: `La Línea Nacional contra la Violencia Doméstica atiende de día y de noche, gratis, en privado y en español: ${crisis.helplines.violence.call.text}.`,
  poison: `La línea de ayuda en envenenamientos le dice qué hacer a cualquier hora, en español: ${crisis.helplines.poison.call.text}.`,
  runaway: `La Línea Nacional para Jóvenes Fugados ayuda, de día y de noche, a quienes se fueron de casa y a sus familias: ${crisis.helplines.runaway.call.text}.`,
};
const replyTime = 'Respondemos en 24-48 horas.';
const founded = organization.founded.text;

export const replies: Replies = {
  locale: locales.es,
  danger: {
    'self-harm': `Por favor ${lifeline}: ahora mismo, por usted o por la persona que le preocupa. Si alguien puede hacerse daño pronto o ya está herido, llame al 911. Su vida importa y no tiene que cargar con esto a solas; quédese con alguien de confianza hasta que llegue ayuda. Cuando esté a salvo, llámenos: ${phone.text}.`,
    medical: `Llame al 911 ahora. Diga dónde está, no cuelgue y haga lo que le digan hasta que llegue ayuda. Si necesita hablar con alguien, ${lifeline}.`,
    violence: `Si usted u otra persona está en peligro, llame al 911 ahora, en cuanto pueda hacerlo sin riesgo. También ${lifeline}. No es su culpa. Cuando esté a salvo, llámenos: ${phone.text}.`,
    child: `Llame al 911 ahora si un niño está en peligro, herido, solo o perdido. No hace falta estar seguro, y un niño también puede llamar. También ${lifeline}. Cuando el niño esté a salvo, llámenos: ${phone.text}.`,
    crime: `Llame al 911 ahora. Vaya a un lugar seguro si puede y no cuelgue. Si necesita hablar con alguien, ${lifeline}. Cuando esté a salvo, llámenos: ${phone.text}.`,
  },
  helplines: {
    violence: lines.violence,
    poison: `Si fueron pastillas, un veneno o algo tomado a propósito, diga al 911 qué fue y cuánto. ${lines.poison}`,
    runaway: lines.runaway,
  },
  askedHelplines: {
    violence: `${lines.violence} Si usted u otra persona puede salir lastimada, llame al 911. También puede llamarnos al ${phone.text} o leer cómo planeamos con usted su seguridad: ${safety.path}.`,
    poison: `${lines.poison} Si alguien se desmayó, tiene convulsiones o no puede respirar, llame primero al 911.`,
    runaway: `${lines.runaway} Si un menor está en peligro o perdido, llame al 911.`,
  },
  treatment: 'Si se detuvo un aparato o falta una medicina, diga al 911 cuál.',
  callsWithoutPapers:
    'Sí. Cualquier persona puede llamar al 911, con o sin papeles; es para todos, también en español.',
  bareHelp: `Si está en peligro o alguien está herido, llame al 911 ahora. En una crisis, ${lifeline}. Si necesita comida, renta, trabajo u otra ayuda, llene el formulario gratis en /membership-assistance o llame al ${phone.text}. También puede decirme aquí qué pasó.`,
  care: `Si siente que no puede más, ${lifeline}.`,
  dayAndNight: 'De día o de noche también puede llamar al 211 para encontrar ayuda cerca.',
  cannotWait:
    'Si no puede esperar, llame al 211 a cualquier hora; si alguien está en peligro, llame al 911, o llame al 988 y oprima 2.',
  fallback: `Lo siento, no tengo una respuesta para eso y no quiero adivinar. Puedo decirle cómo ser voluntario (/volunteer), qué programas hay (/programs), cómo donar (/donate) y cómo pedir ayuda o asistencia (/membership-assistance). O hable con una persona: ${phone.text}.`,
  followUp: {
    day: {
      ask: 'Leo cada mensaje por separado. ¿Qué quiere saber de ese día?',
      choices: ['¿Abre la oficina el {day}?', '¿Qué eventos hay el {day}?'],
    },
    person: {
      ask: 'Leo cada mensaje por separado. ¿Qué necesita esa persona?',
      choices: [
        '¿Puedo pedir ayuda para otra persona?',
        'Necesito comida',
        'Necesito ayuda con la renta',
      ],
    },
    other: {
      ask: `Leo cada mensaje por separado. ¿Qué necesita? También puede llamar al ${phone.text}.`,
      choices: ['Necesito comida', 'Necesito ayuda con la renta', '¿Puedo hablar con una persona?'],
    },
  },
  needs: { ...needs, ...notOffered },
  otherNeed: `{said} Llame al 211, de día o de noche, para saber quién lo hace cerca de usted. O díganos en /membership-assistance o al ${phone.text}, y lo buscamos con usted.`,
  noProgram: 'No tenemos un programa propio para eso.',
  programs,
  aboutProgram: `{program} es uno de nuestros programas. {said} Es gratis para los miembros. Lea más en {path}, o pida ayuda en /membership-assistance.`,
  helpWith: `Nuestro programa {program} puede ayudarle. {said} Para recibir ayuda, llene el formulario gratis en /membership-assistance o llame al ${phone.text}. Lea más: {path}.`,
  secondNeed: `Para lo otro que necesita: {path}. {said}`,
  tonight: {
    open: `Para esta noche: llame ahora al 211. Contestan de día y de noche y saben qué albergue tiene cama. Nuestra oficina está abierta ahora, hasta las {time}: llame al ${phone.text} o venga a ${address.street}.`,
    closed: `Para esta noche: llame ahora al 211. Contestan de día y de noche y saben qué albergue tiene cama. Nuestra oficina está cerrada ahora y abre el {day} a las {time}; entonces llame al ${phone.text}.`,
  },
  alsoHelps: `Esto también puede ayudarle: {path}.`,
  beside: {
    cost: 'Es gratis.',
    hours: `La oficina abre ${weekdays}.`,
    address: `La oficina está en ${address.street}, ${address.city}.`,
    eligibility: 'No necesita identificación ni papeles.',
    languages: `Hablamos ${speaks}.`,
  },
  replyTime,
  pointers,
  director: `{person}: {title}. Lea más en {path}; todo el equipo está en /leadership.`,
  detail: '{title}: {said} Más en {path}.',
  actions: {
    volunteer: {
      about: `¡Sí, puede ser voluntario! Puede ayudar en persona o desde su casa, una vez o cada semana, desde los 16 años (o desde los 10 con su mamá o su papá).`,
      next: `Lea más en /volunteer e inscríbase en /get-started?type=volunteer. ${replyTime}`,
    },
    'chapter-leader': {
      about: `Quien dirige un grupo local guía a cinco o más vecinos que llevan nuestros programas en su zona. Le capacitamos y apoyamos; el puesto no es pagado.`,
      next: `Lea más en /chapter-leader y postúlese en /get-started?type=community-leader. ${replyTime}`,
    },
    'host-drive': {
      about: `Usted puede organizar una colecta o un reparto: comida, ropa, higiene o útiles escolares. Usted ofrece un lugar seguro y unas horas; nosotros llevamos cajas, mesa y plan.`,
      next: `Lea más en /host-drive-giveaway y cuéntenos su idea en /get-started?type=host-giveaway. ${replyTime}`,
    },
    'media-partner': {
      about: `Nos gustaría trabajar con usted como aliado en los medios: prensa, radio, fotos, video o redes.`,
      next: `Lea más en /media-partner y escríbanos en /get-started?type=media-partner. ${replyTime}`,
    },
    'resource-partner': {
      about: `Usted, su negocio o su grupo puede ser aliado con recursos y compartir espacio, bienes, servicios o referencias.`,
      next: `Lea más en /resource-partner e inscríbase en /get-started?type=resource-partner. ${replyTime}`,
    },
    'donate-money': {
      about: `¡Gracias por donar! Haga su promesa en /donate, una vez o cada mes, desde $1, y después pague en nuestra página de donaciones: ${links.donate}. Somos una organización ${status} sin fines de lucro y su donación es deducible de impuestos según la ley.`,
      next: `Lea sobre donar dinero o cosas en /donate-funds-supplies.`,
    },
    'donate-supplies': {
      about: `Sí, puede donar ropa, comida, artículos de higiene, útiles escolares y tecnología. Tráigalos a la oficina ${weekdays}, o recogemos cuatro bolsas o más en el área de ${office.city}.`,
      next: `Díganos qué tiene en /get-started?type=donate. La lista está en /donate-funds-supplies.`,
    },
    'get-involved': {
      about: `Hay seis formas de ayudar: donar, ser voluntario, organizar una colecta, ser aliado en los medios o con recursos, o dirigir un grupo local.`,
      next: `Véalas en /get-involved. Para ser voluntario, inscríbase en /get-started?type=volunteer. ${replyTime}`,
    },
    survey: {
      about: `Responda nuestra encuesta de necesidades: ${links.needsAssessment}. Son diez preguntas y no pide su nombre.`,
      next: `También puede escribirnos en /contact.`,
    },
  },
  roleFacts,
  facts: {
    programs: `Tenemos ${allPrograms.length} programas, todos gratis: ${checklist.join(', ')}.${newest} Véalos en /programs, o dígame qué necesita.`,
    apply: `Podemos ayudarle, y es gratis. Llene el formulario corto en /membership-assistance: sin identificación ni papeles, unos cinco minutos. Le respondemos en 24-48 horas. Si prefiere hablar, llame al ${phone.text}. También puede decirme qué necesita, como comida, renta o trabajo.`,
    'for-someone-else': `Sí, puede llenar el formulario por otra persona en /membership-assistance, con su permiso. O llame al ${phone.text} y lo llenamos por teléfono. Es gratis, y respondemos en 24-48 horas.`,
    address: `Nuestra dirección es ${street}. El mapa está en /contact. Abrimos ${weekdays}.`,
    visit: `Puede llegar sin cita ${weekdays}, o llame antes al ${phone.text} si quiere un cuarto tranquilo. Estamos en ${address.street}. ${organization.visit.join(' ')} Cómo llegar: /contact.`,
    phone: `Nuestro teléfono es ${phone.text}. Atendemos ${weekdays}. Hablamos ${speaks}.`,
    email: `Nuestro correo es ${email.text}, o use el formulario en /contact. Respondemos en 24 horas.`,
    contact: `Llame al ${phone.text}, escriba a ${email.text}, o mande un mensaje en /contact. Respondemos en 24 horas. La oficina está en ${street}.`,
    leadership: `Nuestro equipo: ${leadership.leaders.map((leader) => `${leader.name} (${leader.title})`).join(', ')}. Conózcalos en /leadership.`,
    founders: `${name} fue fundada por ${founders}. Abrieron las puertas el ${founded}. Lea su historia en /about.`,
    founded: `${name} fue fundada el ${founded}, en ${office.city}, ${office.stateName}. Lea más en /about.`,
    status: `Sí. ${name} es una organización ${status} sin fines de lucro, fundada el ${founded}. Nuestro EIN es ${ein}. Lea más en /about.`,
    'tax-deductible': `Sí. Somos una organización ${status} sin fines de lucro y su donación es deducible de impuestos según la ley. El recibo llega por correo electrónico. Nuestro EIN es ${ein}. Done en /donate.`,
    impact: `${organization.giftDoes.join(' ')} Lea más en /donate-funds-supplies, o done en /donate.`,
    'gift-payment': `Puede dar desde $1, una vez o cada mes. Primero haga su promesa en /donate; nunca pedimos el número de su tarjeta en este sitio. Después paga en nuestra página de donaciones: ${links.donate}. ¿Cambió de idea? No pague, o llame al ${phone.text}.`,
    'response-time': `Cuando pide ayuda o la ofrece, le respondemos en 24-48 horas. Los mensajes de contacto los respondemos en 24 horas. Yo no puedo ver solicitudes. Si sigue esperando, llame al ${phone.text} con su número de referencia.`,
    'service-areas': `Trabajamos en ${areas.length} áreas: ${areas.join('; ')}. Véalas en /about#service-areas.`,
    'area-served': `Estamos en ${office.city}, ${office.stateName}. Alguna ayuda depende de dónde vive, así que díganos su ciudad en /membership-assistance. Si no podemos ayudar con algo, buscamos quién puede. También puede llamar al ${phone.text}.`,
    cost: `Es gratis. Inscribirse y los programas no le cuestan nada. Pida ayuda en /membership-assistance.`,
    eligibility: `Cualquier persona puede pedir ayuda. No necesita identificación ni papeles, y no preguntamos dónde nació. El formulario en /membership-assistance es gratis y toma cinco minutos. ¿Preguntas? Llame al ${phone.text}.`,
    languages: `Sí, hablamos ${speaks}. Llame al ${phone.text} y le ayudamos en español. En el formulario de /membership-assistance puede escoger su idioma.`,
    privacy: `Lo que nos manda es privado. Solo nuestro equipo lo ve. No lo vendemos ni lo compartimos con la policía, su casero, su patrón o una oficina pública; la ley pone dos excepciones. Este chat no se guarda. Lea más en /privacy.`,
    'delete-data': `Puede pedirnos ver, corregir o borrar lo que tenemos de usted. Escriba a ${email.text} o llame al ${phone.text}. Respondemos en 24 horas y terminamos en 30 días. Lea más en /privacy. Para dejar de recibir nuestras novedades, use el enlace al final de cualquiera de ellas.`,
    human: `Claro. Para hablar con una persona llame al ${phone.text}, ${weekdays}. También puede escribir a ${email.text} o en /contact.`,
    assistant: `Soy el asistente de ${name}: un programa de computadora, no una persona. Puedo hablarle de los programas (/programs), de cómo ser voluntario (/volunteer), donar (/donate) o pedir ayuda (/membership-assistance). Para hablar con una persona, llame al ${phone.text}.`,
    about: `${organization.summary} Lea más en /about, o vea los programas en /programs.`,
    partners: `Trabajamos con clínicas, escuelas, negocios, iglesias y otros grupos de ${office.city}. Las donaciones y los aliados hacen posibles los programas. Lea más en /about, o sea aliado en /resource-partner.`,
    social: `Estamos en ${organization.social.map((link) => link.text).join(', ')}; los enlaces están al pie de cada página. Lo que viene está en /events.`,
    'crisis-line': `El 988 es la línea de crisis, gratis, de día y de noche. Llame y oprima 2 para hablar en español, o mande un mensaje de texto con la palabra AYUDA al 988. No necesita una razón especial. Si alguien está en peligro ahora mismo, llame al 911. ${lines.violence} ${lines.poison} ${lines.runaway}`,
    complaints: `Lamento que algo haya salido mal. Puede quejarse de nosotros, de un voluntario o de un empleado, o avisarnos si alguien no está seguro con nosotros. Cómo hacerlo y quién responde está en /complaints, o llame al ${phone.text}. Una queja nunca le quita nuestra ayuda. Revisamos los antecedentes de todos los que trabajan con niños.`,
    immigration: `Para asuntos de inmigración, o si se llevaron a alguien, hace falta un abogado. ${legalAid} No preguntamos dónde nació y no le avisamos a ninguna oficina pública (/privacy). También puede llamar al 211 o a nosotros: ${phone.text}.`,
    hiring: `No sé de puestos abiertos en nuestro equipo. Pregunte en /contact o al ${phone.text}. Para ayudar como voluntario, vea /volunteer. Si busca trabajo, podemos ayudarle: ${work.path}.`,
  },
  talk: {
    greeting: `¡Hola, vecino! Puedo hablarle de nuestros programas y de cómo ser voluntario, donar o pedir ayuda. ¿Qué necesita hoy?`,
    thanks: `¡De nada! Si necesita algo más, pregúnteme o llame al ${phone.text}.`,
    goodbye: `¡Adiós y cuídese! Aquí estamos cuando nos necesite: ${phone.text}.`,
    medical: `No puedo dar consejos médicos. Por favor pregunte a un doctor, una enfermera o una clínica. Le ayudamos a encontrar uno: ${listener.path}. También puede llamar al ${phone.text}.`,
    legal: `No tenemos abogados y no puedo dar consejos legales. ${legalAid} También puede llamar al 211, de día o de noche, o pedirnos que busquemos uno con usted: ${phone.text}, /membership-assistance.`,
  },
  hours: {
    open: `Estamos abiertos ahora, hasta las {time}. Llame al ${phone.text} o venga a ${address.street}. Nuestro horario es ${weekdays}; más en /contact.`,
    closed: `Ahora estamos cerrados y abrimos el {day} a las {time}. Nuestro horario es ${weekdays}. Puede pedir ayuda a cualquier hora en /membership-assistance.`,
    otherDay: `La oficina abre ${weekdays}; los otros días está cerrada. ${hours.holidays}`,
    holiday: `${hours.holidays} Los otros días la oficina abre ${weekdays}. Puede pedir ayuda cualquier día en /membership-assistance, y el 211 contesta de día y de noche.`,
  },
  events: {
    some: 'Próximos eventos: {events} Son gratis; llegue sin más, salvo que /events diga que hay que apartar lugar.',
    all: 'Próximos eventos: {events} Son gratis; llegue sin más, salvo que /events diga que hay que apartar lugar. Ahí están todos.',
    noneFit:
      'No veo un evento así en el calendario. Próximos eventos: {events} Todos están en /events.',
    none: 'Por ahora no hay próximos eventos en el calendario. Vuelva pronto a ver /events.',
    unknown: `Ahora no puedo ver el calendario. Los próximos eventos están en /events, o llame al ${phone.text}.`,
    types: vocabularies.eventTypes,
    untranslated: '{title} (en inglés)',
  },
};
