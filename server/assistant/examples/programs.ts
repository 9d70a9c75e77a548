import type { TopicExamples } from './examples.ts';

export const programExamples = {
  'home-at-heart': {
    en: `
what is home at heart
tell me about the housing program
home at heart info
do you have a housing program
`,
    es: `
qué es home at heart
háblame del programa de vivienda
`,
  },
  'will-work-win': {
    en: `
what is will work win
tell me about the job program
will work win info
do you have a work program
`,
    es: `
qué es will work win
háblame del programa de trabajo
`,
  },
  'five-group-foods': {
    en: `
what is five group foods
tell me about the food program
how does five group foods work
`,
    es: `
qué es five group foods
háblame del programa de comida
`,
  },
  'maybe-more': {
    en: `
what is maybe more
what does m.a.y.b.e. more do
tell me about the mental health program
do you teach suicide prevention
suicide prevention class
do you do suicide prevention training for teachers
overdose prevention training
narcan training for our staff
mental health first aid course
violence prevention workshop
crisis training for volunteers at my church
is there a suicide awareness walk
overdose awareness day
cpr and first aid class
first aid training
do you teach people how to help someone in crisis
safety training class
domestic violence awareness month
drug free event
`,
    es: `
qué es maybe more
háblame del programa de salud mental
clase de prevención del suicidio
entrenamiento de narcan
curso de primeros auxilios
taller de prevención de violencia
primeros auxilios de salud mental
`,
  },
  'blended-roots': {
    en: `
what is blended roots
tell me about the family program
blended roots info
`,
    es: `
qué es blended roots
háblame del programa para familias
`,
  },
  'evergreen-student': {
    en: `
what is evergreen student
tell me about the education program
evergreen info
where does evergreen student meet
`,
    es: `
qué es evergreen student
háblame del programa de educación
`,
  },
  'in-his-hands': {
    en: `
what is in his hands
tell me about the arts program
in his hands info
`,
    es: `
qué es in his hands
háblame del programa de arte
`,
  },
  'nurture-nature': {
    en: `
what is nurture nature
tell me about the environment program
nurture nature info
`,
    es: `
qué es nurture nature
háblame del programa de la naturaleza
`,
  },
  'digital-diaspora': {
    en: `
what is digital diaspora
tell me about the technology program
digital diaspora info
`,
    es: `
qué es digital diaspora
háblame del programa de tecnología
`,
  },
} satisfies TopicExamples;
