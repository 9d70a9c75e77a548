import type { BasicTexts, Fields, GetInvolvedTexts, OwnTexts } from '../field-shape.ts';
import { office } from '../tokens.ts';
import { vocabularies } from './vocabularies.ts';

const basics: BasicTexts = {
  firstName: { label: 'Nombre' },
  lastName: { label: 'Apellido' },
  email: { label: 'Correo electrónico' },
  phone: { label: 'Número de teléfono' },
  location: {
    label: 'Ciudad y estado',
    placeholder: `por ejemplo: ${office.city}, ${office.state}`,
  },
};

const hearAbout = { label: '¿Cómo supo de nosotros?' };
const yesNo = { yes: 'Sí', no: 'No' };

const own: OwnTexts = {
  'community-leader': {
    standout: { label: '¿Qué le distingue como líder?' },
    greatFit: { label: '¿Por qué es usted la persona indicada para dirigir un grupo local?' },
    experience: { label: '¿Qué ha dirigido u organizado antes?' },
    strength: { label: 'Su punto más fuerte' },
    challenge: { label: '¿Qué dificultad cree que tendrá, y cómo la resolvería?' },
    hearAbout,
    reviewedPrograms: { label: 'Ya leí sobre los programas' },
    flexibleSchedule: { label: 'Mi horario es flexible' },
    volunteerOpportunity: { label: 'Entiendo que es un puesto voluntario, sin pago' },
  },
  volunteer: {
    bestTimes: {
      label: 'Los días y las horas que mejor le quedan',
      placeholder: 'por ejemplo: los sábados por la mañana',
    },
    volunteerType: {
      label: '¿Cómo le gustaría ayudar?',
      options: { virtual: 'En línea', 'in-person': 'En persona', both: 'De las dos maneras' },
    },
    programInterest: { label: 'Programas que le interesan' },
    openToOpportunities: { label: '¿Le interesaría ayudar en otras cosas?', options: yesNo },
    specificWay: { label: 'Algo en especial en lo que le gustaría ayudar' },
    experience: { label: 'Lo que sabe hacer o la experiencia que tiene' },
    hearAbout,
  },
  'resource-partner': {
    entityType: {
      label: 'Usted es',
      options: {
        individual: 'Una persona',
        business: 'Un negocio',
        nonprofit: 'Una organización sin fines de lucro',
        other: 'Otro',
      },
    },
    professionalTitle: { label: 'Su puesto o su función' },
    selectedPrograms: {
      label: 'Programas que apoyaría',
      options: {
        'HOME AT HEART': 'HOME AT HEART: vivienda y ropa',
        'WILL WORK WIN': 'WILL WORK WIN: trabajo y negocio propio',
        'FIVE GROUP FOODS': 'FIVE GROUP FOODS: comida',
        'M.A.Y.B.E. MORE': 'M.A.Y.B.E. MORE: salud y crisis',
        'BLENDED ROOTS': 'BLENDED ROOTS: familia y jóvenes',
        'EVERGREEN STUDENT': 'EVERGREEN STUDENT: estudio',
        'IN HIS HANDS': 'IN HIS HANDS: arte y espíritu',
        'NURTURE NATURE': 'NURTURE NATURE: naturaleza',
      },
    },
    resources: { label: '¿Qué puede ofrecer?' },
    partnershipType: {
      label: '¿Por cuánto tiempo?',
      options: {
        'short-term': 'Por un tiempo corto',
        'long-term': 'Por un tiempo largo',
        'not-sure': 'Todavía no sé',
      },
    },
    hearAbout,
    lowCostResources: { label: 'Podemos ofrecerlo gratis o a bajo costo' },
  },
  donate: {
    businessName: { label: 'Nombre del negocio o grupo' },
    supplyType: {
      label: '¿Qué le gustaría dar?',
      placeholder: 'por ejemplo: abrigos de invierno',
    },
    volume: { label: '¿Más o menos cuánto?', placeholder: 'por ejemplo: 3 cajas' },
    frequency: { label: '¿Cada cuánto?', placeholder: 'por ejemplo: una vez, o cada mes' },
    pickupNeeded: { label: '¿Necesita que pasemos por ello?', options: yesNo },
    hearAbout,
  },
  'media-partner': {
    mediaOutletName: { label: 'Nombre de su medio' },
    mediaOutletType: {
      label: 'Tipo de medio',
      placeholder: 'por ejemplo: podcast, noticias locales, fotografía',
    },
    website: { label: 'Sitio web', placeholder: 'https://' },
    socialLinks: { label: 'Enlaces a sus redes sociales' },
    projectInterest: { label: 'Una historia o un proyecto que tiene en mente' },
    hearAbout,
  },
  'host-giveaway': {
    locationType: {
      label: '¿Qué tipo de lugar es?',
      placeholder: 'por ejemplo: salón de iglesia, gimnasio de escuela, tienda',
    },
    address: { label: 'Dirección del lugar' },
    driveIdea: { label: 'Su idea para la colecta o el reparto' },
    hearAbout,
    volunteerOpportunity: { label: 'Nos gustaría que vinieran voluntarios a ayudar' },
  },
};

const getInvolved: GetInvolvedTexts = {
  'community-leader': { ...basics, ...own['community-leader'] },
  volunteer: { ...basics, ...own.volunteer },
  'resource-partner': { ...basics, ...own['resource-partner'] },
  donate: { ...basics, ...own.donate },
  'media-partner': { ...basics, ...own['media-partner'] },
  'host-giveaway': { ...basics, ...own['host-giveaway'] },
};

export const fields: Fields = {
  assistance: {
    ...basics,
    noEmail: {
      label: 'No tengo correo electrónico',
      hint: 'Entonces le llamamos, a menos que abajo escoja otra manera de comunicarnos con usted.',
    },
    homeSafety: {
      label: '¿Está a salvo en su casa?',
      options: {
        SAFE: 'Sí, estoy a salvo en mi casa',
        'NOT SAFE': 'No, no estoy a salvo en mi casa',
        'NOT SURE': 'No sé',
      },
    },
    emergency: {
      label: '¿Es una emergencia?',
      options: { YES: 'Sí', NO: 'No', 'NOT SURE': 'No sé' },
    },
    coreProgram: {
      label: '¿Con qué necesita más ayuda?',
      options: vocabularies.serviceAreas,
    },
    language: {
      label: 'Idioma que prefiere hablar',
      options: { English: 'Inglés', Spanish: 'Español', French: 'Francés', Other: 'Otro' },
      initial: 'Spanish',
    },
    contactMethod: {
      label: 'La mejor manera de comunicarnos con usted',
      options: {
        Email: 'Correo electrónico',
        'Phone Call': 'Llamada por teléfono',
        'Text Message': 'Mensaje de texto',
        Mail: 'Carta por correo',
      },
    },
    livesWith: { label: '¿Quién más vive con usted?' },
    questions: { label: 'Algo que quiera contarnos o preguntarnos' },
    hearAbout,
  },
  contact: {
    name: { label: 'Nombre' },
    email: { label: 'Correo electrónico' },
    subject: { label: 'Asunto' },
    message: { label: 'Mensaje' },
  },
  donation: {
    type: { label: '¿Cada cuánto?', options: { 'one-time': 'Una vez', monthly: 'Cada mes' } },
    donorName: { label: 'Nombre' },
    email: { label: 'Correo electrónico' },
  },
  getInvolved,
};
