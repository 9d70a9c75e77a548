import type { TopicExamples } from './examples.ts';

export const aboutFactExamples = {
  privacy: {
    en: `
is this confidential
will you tell my landlord
who sees my information
do you share my info with ice
will my husband find out i wrote to you
is this chat saved
do you report people to the police
do you sell data
can my boss find out
is it safe to tell you stuff
will immigration know i came
do you track me
who reads the form
is it private
do you share info with the government
will cps find out
are you gonna call the cops on me
do you tell anybody what i say
does my info go to social services
can the school see what i tell you
cookies
i dont want anyone to know i asked for help
are my answers safe
do you work with immigration
is somebody recording this
you tell the police stuff?
do you give info to immigration
will my landlord hear about this
does ice come there
you gonna tell my job
can anyone see what i type here
will this show up anywhere
is my story safe with you
do you keep this chat
will you tell dss
`,
    es: `
es confidencial
le dicen a migración
quién ve mi información
comparten mis datos
le van a decir a mi esposo
se guarda este chat
es seguro darles mis datos
le avisan a la policía
venden mi información
mi patrón se va a enterar
no quiero que nadie sepa que pedí ayuda
trabajan con la migra
le van a decir a mi casero
`,
  },
  'delete-data': {
    en: `
delete my information
i want my data erased
take me off your list
how do i see what you have on me
remove my application
how long do you keep my info
stop emailing me
fix a mistake in my record
`,
    es: `
borren mi información
quiero que eliminen mis datos
cuánto tiempo guardan mis datos
quiero ver qué información tienen de mí
quítenme de su lista
`,
  },
  leadership: {
    en: `
who runs this
who is the director
who is in charge
who is your ceo
who are the leaders
name of the executive director
who is over the food program
who heads the school program
whos on your board
who do you work for
who is the boss there
meet the team
who manages will work win
director of maybe more
staff names
who handles partnerships
`,
    es: `
quién es el director
quién dirige
quiénes son los líderes
quién está a cargo
quién manda ahí
directora ejecutiva
quién dirige el programa de trabajo
conocer al equipo
`,
  },
  founders: {
    en: `
who founded you
who started this
who came up with wondrous world
founders names
whose idea was this
who created this organization
why did they start it
how did yall get started
who are renee and samuel
`,
    es: `
quién fundó la organización
quién empezó esto
quiénes son los fundadores
de quién fue la idea
quién creó wondrous world
cómo empezaron
`,
  },
  founded: {
    en: `
when were you founded
how long have yall been around
what year did you start
how old is this organization
are you new
since when
when did you open
how long you been doing this
`,
    es: `
cuándo se fundó
desde cuándo existen
cuántos años tienen
en qué año empezaron
cuánto tiempo llevan ayudando
son nuevos
`,
  },
  status: {
    en: `
are you a nonprofit
are you legit
501c3?
whats your ein
is this a scam
tax id number
are you a real charity
registered nonprofit
are you part of the government
how do i know yall are for real
are you a religious organization or a charity
can i trust you
is this the city or private
`,
    es: `
son una organización sin fines de lucro
son legítimos
cuál es su ein
son del gobierno
esto es real
son una caridad registrada
cómo sé que no es fraude
puedo confiar en ustedes
son una organización de verdad
`,
  },
  assistant: {
    en: `
are you a robot
who am i talking to
what are you
are you a real person
whats your name
is this ai
what can you do
how does this chat work
am i chatting with a bot
`,
    es: `
eres un robot
con quién hablo
qué eres
eres una persona
cómo te llamas
qué puedes hacer
esto es un bot
`,
  },
  about: {
    en: `
what is wondrous world
tell me about your organization
whats your mission
what is this place
who are yall
what do you stand for
your vision
what is this website
why does this exist
whats wondrous world initiative all about
`,
    es: `
qué es wondrous world
cuál es su misión
quiénes son ustedes
de qué se trata esto
háblame de la organización
para qué es esta página
`,
  },
  partners: {
    en: `
who are your partners
who funds you
who do you work with
where does your money come from
which companies support you
do you work with the library
list of partner organizations
`,
    es: `
quiénes son sus socios
quién los financia
con quién trabajan
de dónde sale el dinero
`,
  },
  'crisis-line': {
    en: `
whats the crisis line number
is there a hotline
what is 988
number for the suicide hotline
who do i call in a crisis at night
can i text 988
is 988 free
24 hour line
`,
    es: `
cuál es la línea de crisis
qué es el 988
hay una línea de ayuda de noche
número para emergencias emocionales
es gratis el 988
`,
  },
  hiring: {
    en: `
are you hiring
jobs with wondrous world
do you have any open positions
i want to work for you
can i send my resume to work at your office
is there a paid position
do you pay staff
careers at your organization
apply for a job there
work at wondrous world
do yall have jobs
i want a job at your organization
looking for a paid job helping people with you
any openings on your staff
`,
    es: `
están contratando
quiero trabajar con ustedes
tienen vacantes
trabajar en su oficina
hay puestos pagados
`,
  },
} satisfies TopicExamples;
