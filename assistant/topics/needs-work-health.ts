import type { Need } from '../topics.ts';

export const workAndHealthNeeds = {
  resume: {
    program: 'will-work-win',
    en: 'resume, resumes, resumee, cv, cover letter, resume help, linkedin profile, update resume, write resume, job application help, curriculum',
    es: 'curriculum, curriculo, hoja vida, resume, hacer curriculum, carta presentacion, cv, solicitud empleo',
  },
  interview: {
    program: 'will-work-win',
    en: 'interview, job interview, interview practice, interview clothes, mock interview, interview tips, interview prep, interview tomorrow, interview outfit, nervous interview',
    es: 'entrevista, entrevista trabajo, practicar entrevista, ropa entrevista, entrevista empleo',
  },
  'job-training': {
    program: 'will-work-win',
    en: 'job training, trade, trades, forklift, certification, certificate, cna, home care, food safety, servsafe, job skills, vocational, apprenticeship, apprentice, hvac, cdl, welding, plumbing, electrician, career training, learn trade, new skills, workforce, warehouse, carpentry, repair class, work training, training program, career change, skills training',
    es: 'capacitacion, capacitarme, entrenamiento trabajo, oficio, montacargas, certificado, certificacion, aprender oficio, curso trabajo, soldadura, electricista, plomeria, carpinteria, capacitacion laboral, cuidado casa, construccion',
  },
  'find-job': {
    program: 'will-work-win',
    en: 'job, jobs, work, employment, employed, unemployed, unemployment, hired, hiring, laid off, layoff, layoffs, fired, lost job, find job, find work, looking work, job search, job placement, career, careers, felony, felon, record, background record, second chance, ex offender, reentry, prison, jail, out of jail, out of prison, criminal record, part time, full time, income, paycheck, employer, employers, job fair, gig, job lead, steady work, work permit, incarcerated, hours cut, hours slashed, cut hours, cut my hours, got axe, got the axe, got canned, let go, sacked, got sacked, new gig, get hired, job help',
    es: 'trabajo, empleo, empleos, chamba, chambear, jale, camello, desempleado, desempleada, desempleo, despidieron, despedido, despedida trabajo, perdi trabajo, perdi empleo, sin trabajo, buscar trabajo, busco trabajo, encontrar trabajo, conseguir trabajo, carrera, antecedentes, antecedentes penales, carcel, prision, contratan, contratando, bolsa trabajo, trabajar, me corrieron, laburo, corrieron trabajo, me descansaron, jornalero',
  },
  business: {
    program: 'will-work-win',
    en: 'business, start business, small business, own business, entrepreneur, entrepreneurship, startup, llc, business plan, business license, side hustle, hustle, food truck, sell things, open shop, open store, own boss, business idea, etsy, lawn business, cleaning business, hair business, daycare business',
    es: 'negocio, negocios, empezar negocio, propio negocio, negocio propio, emprender, emprendedor, emprendedora, emprendimiento, empresa, abrir negocio, poner negocio, licencia negocio, vender comida, plan negocio, puesto comida',
  },
  money: {
    program: 'will-work-win',
    en: 'budget, budgeting, credit, credit score, fix credit, bad credit, bank account, savings, save money, debt, debts, financial literacy, finances, money management, money class, loan, loans, credit repair, credit report, taxes, tax return, bankruptcy, collections, payday loan, personal finance, financial, financial help, credit card, financial coach, manage money, broke, money help, money, give me money, need money, borrow money, lend money, lend me, cash assistance, financial assistance, need dollars, emergency money, need cash',
    es: 'presupuesto, credito, mal credito, cuenta banco, cuenta bancaria, abrir cuenta, ahorrar, ahorros, deuda, deudas, finanzas, educacion financiera, prestamo, prestamos, impuestos, administrar dinero, manejar dinero, puntaje credito, banco, dinero, ayuda economica',
  },
  'work-start': {
    program: 'will-work-win',
    en: 'work boots, work clothes, work shoes, tools job, tools work, first paycheck, start job monday, new job boots, steel toe, scrubs, child care work, childcare first job, bus fare work, tools, steel toed, uniform job',
    es: 'botas trabajo, zapatos trabajo, ropa trabajo, herramientas, herramientas trabajo, primer cheque, primer pago, uniforme trabajo',
  },
  counseling: {
    program: 'maybe-more',
    en: 'someone to talk to, somebody to talk to, need to talk, talk about my feelings, to vent, mental health, depression, depressed, anxiety, anxious, stress, stressed, stressed out, someone talk, talk someone, talk somebody, somebody talk, lonely, alone, sad, ptsd, trauma, panic attacks, panic, overwhelmed, burnout, burned out, emotional support, support group, feeling down, mental, hopeless, crying, cry, wellness, need talk, listen, feelings, bipolar, postpartum, not okay, not ok, worthless, breakdown, mental breakdown, nightmares, feel down, overthinking, vent, venting, down lately, heavy heart, isolated, isolation, anger, anger management, self esteem',
    es: 'con quien hablar, hablar con alguien, alguien con quien, necesito hablar, salud mental, depresion, deprimido, deprimida, ansiedad, estres, estresado, estresada, hablar alguien, con quien hablar, alguien escuche, solo, sola, triste, tristeza, trauma, apoyo emocional, panico, nervios, agobiado, agobiada, grupo apoyo, soledad, no tengo nadie, no tengo a nadie, sin nadie, desahogar, desahogarme, llorar, llorando, bienestar, angustia, platicar alguien, abrumado, abrumada, mal animo, enojo',
  },
  'find-counselor': {
    program: 'maybe-more',
    en: 'counseling, counselling, counselor, counsellor, counselors, therapy, therapist, therapists, psychologist, psychiatrist, shrink, find a counselor, find a therapist, counseling for anxiety',
    es: 'consejeria, consejero, consejera, terapia, terapeuta, psicologo, psicologa, psiquiatra, buscar terapeuta',
  },
  recovery: {
    program: 'maybe-more',
    en: 'rehab, habit, kick habit, beat addiction, recovery, sober, sobriety, sober living, addiction, addicted, addict, alcoholic, alcoholics, alcohol, drinking, drinking problem, quit drinking, stop drinking, drink less, drugs, drug, drug problem, detox, substance, substance abuse, opioids, heroin, meth, crack, pills addiction, aa meeting, na meeting, relapse, relapsed, using, getting clean, get clean, stay clean, recovering, twelve step, 12 step, aa meetings, aa group, na meetings, suboxone, methadone, narcan, weed, gambling, quit smoking, smoking, vaping, drunk, clean and sober, days clean, days sober, need meeting, meetings, dui, sponsor',
    es: 'rehabilitacion, recuperacion, sobrio, sobria, sobriedad, adiccion, adicto, adicta, alcohol, alcoholico, alcoholica, alcoholismo, drogas, droga, drogadicto, dejar tomar, dejar beber, dejar drogas, dejar alcohol, tomar mucho, toma mucho, toma demasiado, vicio, vicios, recaida, recai, desintoxicacion, centro rehabilitacion, alcoholicos anonimos, dejar fumar, fumar, borracho, borrachera, usando drogas',
  },
  safety: {
    program: 'maybe-more',
    en: 'safety plan, safe place, safe home, protective order, restraining order, abuse survivor, domestic violence survivor, crisis, crisis intervention, crisis help, leave relationship, toxic relationship, abuse victim, crime victim, assault survivor, abuse help',
    es: 'plan seguridad, lugar seguro, orden proteccion, sobreviviente abuso, crisis, intervencion crisis, victima abuso, relacion toxica',
  },
  grief: {
    program: 'maybe-more',
    en: 'grief, grieving, grieve, mourning, passed away, died, death, lost mother, lost mom, lost father, lost dad, lost husband, lost wife, lost son, lost daughter, lost brother, lost sister, lost baby, lost friend, lost loved one, funeral, bereavement, miscarriage, widow, widower, grief group, loss, grief support, bury, burial',
    es: 'duelo, luto, fallecio, fallecimiento, murio, muerte familiar, perdi mama, perdi madre, perdi papa, perdi padre, perdi esposo, perdi esposa, perdi hijo, perdi hija, perdida familiar, funeral, viuda, viudo, grupo duelo, entierro, velorio, se murio',
  },
  health: {
    program: 'maybe-more',
    en: 'doctor, clinic, health, healthcare, health check, checkup, check up, nurse, dentist, dental, teeth, tooth, toothache, blood pressure, sugar check, diabetes, insurance, medicaid, health insurance, uninsured, no insurance, medical care, medical, screening, am sick, is sick, feel sick, got sick, sick kid, sick child, sick baby, getting sick, medicine, prescription, prescriptions, glasses, eye doctor, eye exam, vision, vaccine, vaccines, shots, kids shots, school shots, flu shot, physical exam, pregnant, prenatal, pregnancy, std test, hospital bill, medical bills, medical bill, hearing aid, wheelchair, see doctor, health day',
    es: 'doctor, medico, clinica, salud, revision medica, chequeo, enfermera, dentista, dental, dientes, muela, presion, presion arterial, azucar, diabetes, seguro, seguro medico, sin seguro, aseguranza, medicaid, enfermo, enferma, medicina, medicinas, receta medica, lentes, vista, vacuna, vacunas, embarazada, embarazo, hospital, examen medico, bil hospital, cita medica, cuenta hospital',
  },
  rides: {
    program: 'maybe-more',
    en: 'ride, rides, ride doctor, ride appointment, transportation, transport, bus pass, bus ticket, bus tickets, bus fare, get to appointment, no car, need ride, lift, gas card, gas money, drive me, take me doctor, come with me, go with me, scared doctor, scared dentist, ride hospital, ride to court',
    es: 'transporte, raite, rait, ride, aventon, llevar doctor, llevar cita, llevarme cita, llevarme doctor, boleto bus, bus, camion, pase bus, sin carro, acompanar, acompane, acompaneme, viaje cita, como llegar cita, transportacion',
  },
} satisfies Record<string, Need>;
