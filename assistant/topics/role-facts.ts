// What people want to know before they give a hand: one line of the page of a role answers it.
import type { TopicWords } from '../topics.ts';
import type { actionTopics } from './actions.ts';

export type RoleFact = TopicWords & { action: keyof typeof actionTopics };

export const roleFactTopics = {
  'volunteer-age': {
    action: 'volunteer',
    en: 'volunteer age, old volunteer, how old volunteer, age volunteer, kids volunteer, teens volunteer, young volunteer, can teens',
    es: 'edad voluntario, edad voluntaria, anos voluntario, edad ser voluntario',
  },
  'volunteer-check': {
    action: 'volunteer',
    en: 'background check volunteer, volunteer background check, background check, volunteer record, sign volunteer, fingerprint volunteer',
    es: 'antecedentes voluntario, firmar voluntario, revision antecedentes',
  },
  'volunteer-time': {
    action: 'volunteer',
    en: 'volunteer hours week, time commitment volunteer, volunteer once, volunteer one day, long shift, how long shift, volunteer every week',
    es: 'cuantas horas voluntario, voluntario cada semana, voluntario una vez, dura turno',
  },
  'volunteer-tasks': {
    action: 'volunteer',
    en: 'what do volunteers do, volunteers do, volunteer experience, volunteer skills, volunteer training, volunteer jobs, virtual volunteer, volunteer virtually, remote volunteer, volunteer from home',
    es: 'hacen voluntarios, voluntario experiencia, entrenamiento voluntarios, voluntario en linea, voluntario desde casa',
  },
  'volunteer-start': {
    action: 'volunteer',
    en: 'start volunteering, first shift, after volunteer form, signed up to volunteer, soon volunteer',
    es: 'cuando empiezo voluntario, primer turno, despues inscribirme voluntario',
  },
  'chapter-pay': {
    action: 'chapter-leader',
    en: 'chapter leader paid, leader paid, chapter leader pay, leader salary, chapter leader hours, chapter time commitment, hours chapter leader',
    es: 'lider pagado, pagan lider, gana lider, horas lider, sueldo lider',
  },
  'chapter-fit': {
    action: 'chapter-leader',
    en: 'chapter leader requirements, old chapter leader, chapter background check, chapter experience, who can lead, qualify chapter leader',
    es: 'requisitos lider, edad lider, experiencia lider, quien puede ser lider',
  },
  'chapter-duties': {
    action: 'chapter-leader',
    en: 'chapter leader do, leader do, chapter leader duties, what is a chapter, people chapter, chapter reports, size chapter, kinds chapters',
    es: 'hace lider, que es capitulo, personas capitulo, reportes lider',
  },
  'drive-notice': {
    action: 'host-drive',
    en: 'notice drive, advance drive, ahead drive, far ahead host, weeks ahead, plan drive ahead, soon host',
    es: 'anticipacion colecta, aviso colecta, antes colecta, semanas antes colecta',
  },
  'drive-place': {
    action: 'host-drive',
    en: 'place drive need, permission drive, permission host, space host, drive rules, giveaway rules, host at my house, people to host',
    es: 'lugar colecta, permiso colecta, reglas colecta, colecta en mi casa',
  },
  'drive-setup': {
    action: 'host-drive',
    en: 'hosting work, provide boxes, bring to drive, host have to do, difference drive giveaway, kinds of drives, tables signs',
    es: 'funciona colecta, ponen cajas, llevan colecta, tipos colecta',
  },
  'supplies-condition': {
    action: 'donate-supplies',
    en: 'condition clothes, stained clothes, expired food, used underwear, not take, do not accept, have to be new, items accept, what items, most needed clothes',
    es: 'estado ropa, comida vencida, no aceptan, cosas nuevas, ropa manchada',
  },
  'supplies-pickup': {
    action: 'donate-supplies',
    en: 'pick up donations, pickup minimum, how many bags, bags pick up, bags pickup, come get donations, drop off hours, drop off saturday, boxes pickup, pack donations',
    es: 'recogen donaciones, cuantas bolsas, bolsas recoger, pasan recoger, minimo recoger, horas dejar donaciones',
  },
  'supplies-tech': {
    action: 'donate-supplies',
    en: 'old laptop donate how, wipe laptop, wipe computers, wipe data, donate electronics, broken computers, laptop too old',
    es: 'borran datos laptop, laptop vieja donar, computadora vieja, donar celulares',
  },
  'supplies-receipt': {
    action: 'donate-supplies',
    en: 'receipt clothes, receipt goods, receipt furniture, value donated, where donated things go, who gets donated',
    es: 'recibo ropa, recibo cosas, donde van cosas donadas',
  },
  'media-rules': {
    action: 'media-partner',
    en: 'photo rules, film permission, permission photos, media partner do, photograph members, media requirements',
    es: 'reglas fotos, permiso fotos, permiso grabar',
  },
  'partner-terms': {
    action: 'resource-partner',
    en: 'partner contract, partner cost, partner requirements, partners have to do, stop being partner, kinds of partnership, ways to partner',
    es: 'contrato socio, cuesta ser socio, requisitos socio, hacen socios',
  },
} satisfies Record<string, RoleFact>;
