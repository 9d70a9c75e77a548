import type { Need } from '../topics.ts';

export const familyAndSchoolNeeds = {
  parenting: {
    program: 'blended-roots',
    en: 'parenting, parent, parents, parenting class, parenting classes, parent class, single mom, single mother, single dad, single father, single parent, parent group, parents group, other moms, meet moms, moms, other parents, new mom, new dad, new parent, stepmom, stepdad, stepparent, stepfamily, step kids, blended family, mom group, dad group, fatherhood, raising kids, kids crazy, kids driving me crazy, lose mind kids, losing my mind, toddler, toddlers, hits kids, bites kids, wont listen, out of control, behavior, behaviour, tantrums, teen acting, acting out, family support, family help, foster, foster care, foster parent, foster kids, foster child, adoption, adopt, adopted, aging out, mothers group, parenting tips, child behavior, discipline, family, families',
    es: 'padres, crianza, clases padres, clase padres, escuela padres, mama soltera, madre soltera, papa soltero, padre soltero, grupo padres, grupo mamas, padrastro, madrastra, hijastros, familia mezclada, mama primeriza, criar hijos, comportamiento, conducta, rebelde, se porta mal, apoyo familiar, crianza temporal, acogida, foster, adopcion, adoptar, hogar temporal, familia, familias',
  },
  'co-parenting': {
    program: 'blended-roots',
    en: 'coparent, coparenting, co parent, co parenting, couples, couple, couples counseling, marriage, marriage counseling, marriage help, relationship, relationship help, divorce, divorced, separated, separation, arguing husband, fighting husband, fight wife, wife arguing, custody schedule, ex visitation, visitation, save marriage, husband fight, we argue, partner argue, arguing, relationship advice',
    es: 'pareja, parejas, matrimonio, terapia pareja, consejeria pareja, divorcio, divorciada, divorciado, separados, separacion, relacion, discutimos, peleamos mucho, problemas esposo, problemas esposa, problemas pareja, consejeria matrimonial, custodia compartida',
  },
  grandparents: {
    program: 'blended-roots',
    en: 'grandparent, grandparents, raising grandkids, raising grandchildren, raising grandchild, raising grandson, raising granddaughter, raising my grandbaby, grandkids, grandchildren, grandma raising, grandmother raising, grandfamilies, kinship, kinship care, custody grandchild, custody grandkids, raising nephew, raising niece, guardianship, grandbaby, grandbabies',
    es: 'abuelos, abuela criando, abuelo criando, criando nietos, criando nieto, criar nietos, crio nietos, cuido nietos, nietos, custodia nietos, tutela, mis nietos, criando sobrino, criando sobrina',
  },
  'kids-activities': {
    program: 'blended-roots',
    en: 'kids activities, activities kids, activity kids, after school program, saturday crew, saturday kids, kids saturday, youth program, youth programs, youth, things for kids, something for kids, kids program, kids programs, program kids, programs kids, children program, activities children, play ball, shoot hoops, hoops, basketball kids, sports kids, sports, camp, day camp, boys club, girls club, kids club, birthday kids, toys, christmas gifts, christmas toys, presents kids, playgroup, weekend kids, kids bored, kids stuff do, santa, gifts kids',
    es: 'actividades ninos, actividad ninos, programa ninos, programas ninos, programas jovenes, programa jovenes, jovenes, juventud, sabados ninos, ninos sabado, deportes ninos, deporte, campamento, club ninos, jugar, ninos jugar, juguetes, regalos navidad, actividades hijos, algo ninos, algo hijos, programas hijos, futbol, despues escuela',
  },
  mentors: {
    program: 'blended-roots',
    en: 'mentor, mentors, mentoring, mentorship, big brother, big sister, teen, teens, teenager, teenagers, teen program, teen programs, role model, male role model, troubled teen, gang, gangs, at risk youth, 15 year old, 16 year old, 14 year old, 17 year old, tween, youth mentor',
    es: 'mentor, mentores, mentoria, adolescente, adolescentes, hijo adolescente, hija adolescente, modelo seguir, guia jovenes, pandilla, pandillas, malas companias',
  },
  'special-needs': {
    program: 'blended-roots',
    en: 'special needs, autism, autistic, adhd, disability, disabilities, disabled, down syndrome, sensory, wheelchair child, cerebral palsy, nonverbal, developmental, all abilities, speech delay, disabled child, disabled son, disabled daughter, learning disability, aspergers, delayed',
    es: 'necesidades especiales, autismo, autista, discapacidad, discapacitado, discapacitada, sindrome down, tdah, nino especial, hijo especial, hija especial, retraso, capacidades diferentes, deficit atencion, no habla',
  },
  'school-meeting': {
    program: 'blended-roots',
    en: 'iep, iep meeting, 504 plan, school meeting, meeting at school, meeting school, special education, special ed, parent conference, meeting with principal, meeting teacher, go with me school',
    es: 'iep, educacion especial, junta escuela, reunion escuela, junta maestra, reunion maestra, acompanar escuela, acompanar junta',
  },
  respite: {
    program: 'blended-roots',
    en: 'respite, caregiver, caregivers, carer, caring for mother, caring for mom, caring for dad, caring parent, take care of mother, elderly parent, elderly mother, aging parent, break caring, caregiver break, babysitting, babysitter, childcare, child care, daycare, day care, watch kids, watch child, sitter, dementia, alzheimers, caregiver burnout, take care mom, senior, seniors, elderly, look after mother, mom dementia, break from caregiving, afterschool care',
    es: 'cuidador, cuidadora, cuidadores, cuidar mama, cuidar papa, cuido mama, cuido madre, cuido papa, descanso cuidador, ninera, guarderia, cuidar ninos, cuidado ninos, demencia, alzheimer, adulto mayor, adultos mayores, ancianos, anciano, anciana, tercera edad, cuiden ninos, cuide hijos',
  },
  tutoring: {
    program: 'evergreen-student',
    en: 'tutor, tutors, tutoring, homework, homework help, math, math help, algebra, science homework, failing, failing school, failing class, grades, bad grades, school help, after school, study, studying, sat prep, school work, schoolwork, studies, struggling school, behind school, student, students, education, school, learning, essay help school, report card, multiplication, fractions, suspended school',
    es: 'tutor, tutores, tutoria, tutorias, tarea, tareas, ayuda tarea, matematicas, escuela, reprobando, reprobo, malas calificaciones, calificaciones, estudiar, clases regularizacion, apoyo escolar, estudiante, estudiantes, educacion, va mal escuela, atrasado escuela',
  },
  reading: {
    program: 'evergreen-student',
    en: 'reading, read, learn read, reading help, cant read, reading buddy, reading buddies, literacy, dyslexia, dyslexic, read better, son read, daughter read, first grader, second grader, third grader, 1st grade, 2nd grade, 3rd grade, books, phonics',
    es: 'leer, lectura, aprender leer, no sabe leer, no se leer, alfabetizacion, dislexia, libros, primer grado, segundo grado, tercer grado, leer escribir',
  },
  ged: {
    program: 'evergreen-student',
    en: 'ged, g e d, high school diploma, diploma, finish high school, dropped out, dropout, drop out, high school equivalency, equivalency, hiset, never finished school, never graduated, adult education, go back school, finish school, back school adult, didnt finish school',
    es: 'ged, diploma, preparatoria, prepa, secundaria, bachillerato, terminar escuela, terminar secundaria, terminar prepa, terminar preparatoria, equivalencia, deje escuela, no termine escuela, no termine secundaria, educacion adultos, sacar ged, high school',
  },
  english: {
    program: 'evergreen-student',
    en: 'esl, english class, english classes, learn english, english lessons, speak english, english practice, esol, practice english, english second language, dont speak english, english course, improve english, teach english, citizenship class, english',
    es: 'ingles, clases ingles, clase ingles, aprender ingles, curso ingles, practicar ingles, no hablo ingles, hablar ingles, mejorar ingles, estudiar ingles, esl',
  },
  college: {
    program: 'evergreen-student',
    en: 'college, university, fafsa, fafsa form, fill out fafsa, filling out fafsa, financial aid, scholarship, scholarships, trade school, community college, reynolds, vcu, college application, college applications, student loans, tuition, college forms, apply college, college help, degree, grants school, school money, first generation, pell grant, college essay',
    es: 'universidad, colegio comunitario, fafsa, ayuda financiera, beca, becas, college, matricula, aplicar universidad, escuela oficios, dreamers, daca universidad, ir universidad, carrera universitaria',
  },
  'school-supplies': {
    program: 'evergreen-student',
    en: 'school supplies, backpack, backpacks, book bag, bookbag, notebooks, pencils, crayons, calculator, back to school, supplies school, binders, paper pencils, school stuff, supply list',
    es: 'utiles, utiles escolares, mochila, mochilas, cuadernos, libretas, lapices, regreso clases, cosas escuela, calculadora, materiales escuela',
  },
  'summer-learning': {
    program: 'evergreen-student',
    en: 'summer camp, summer program, summer learning, summer school, summer kids, summer classes, summer activities, this summer, summer youth',
    es: 'campamento verano, programa verano, escuela verano, curso verano, verano ninos, clases verano, actividades verano, verano',
  },
} satisfies Record<string, Need>;
