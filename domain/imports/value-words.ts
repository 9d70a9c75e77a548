// Words and abbreviations that files use for the values of fixed lists, in English and Spanish. Folded.
import type { ImportFieldName } from './import-fields.ts';

export const yesWords = ['yes', 'y', 'true', 't', '1', 'x', 'si', 's', 'verdadero', '✓', '✔'];
export const noWords = ['no', 'n', 'false', 'f', '0', 'none', 'falso', '-'];

/** Cells that say that nothing is known. */
export const emptyWords = [
  ...['n/a', 'na', 'none', 'null', 'unknown', 'unk', '-', '--', '—', '?', 'tbd', '#n/a', 'nil'],
  ...['ninguno', 'ninguna', 'desconocido', 'no sabe', 'no tiene', 's/d', 'no aplica'],
];

type Words = Readonly<Record<string, readonly string[]>>;

export const valueWords: Partial<Record<ImportFieldName, Words>> = {
  gender: {
    male: ['m', 'man', 'boy', 'masculino', 'hombre', 'h', 'varon'],
    female: ['f', 'w', 'woman', 'girl', 'femenino', 'femenina', 'mujer'],
    'non-binary': ['nb', 'x', 'nonbinary', 'enby', 'no binario', 'no binaria'],
    'prefer-not-to-say': ['declined', 'refused', 'prefiere no decir', 'no responde'],
  },
  race: {
    'american-indian': ['native american', 'indigenous', 'american indian', 'indigena', 'ai/an'],
    asian: ['asian american', 'asiatico', 'asiatica'],
    black: ['black', 'african american', 'aa', 'b', 'afro', 'negro', 'negra', 'afroamericano'],
    hispanic: ['hispanic', 'latino', 'latina', 'latinx', 'h', 'hispano', 'hispana'],
    'pacific-islander': ['pacific islander', 'native hawaiian', 'nhpi', 'islas del pacifico'],
    white: ['white', 'caucasian', 'w', 'c', 'blanco', 'blanca'],
    'two-or-more': ['multiracial', 'mixed', 'biracial', 'two or more', 'mestizo', 'mixto'],
    'prefer-not-to-say': ['declined', 'refused', 'prefiere no decir', 'no responde'],
  },
  disabilityStatus: {
    none: ['no', 'n', 'no disability', 'ninguna', 'sin discapacidad'],
    physical: ['mobility', 'wheelchair', 'fisica', 'fisico'],
    intellectual: ['developmental', 'cognitive', 'learning', 'intelectual'],
    'mental-health': ['mental', 'psychiatric', 'salud mental', 'mental health'],
    multiple: ['several', 'multiple', 'varias', 'multiples'],
    'prefer-not-to-say': ['declined', 'refused', 'prefiere no decir'],
  },
  status: {
    active: ['open', 'current', 'activo', 'activa', 'yes', 'y', 'abierto'],
    inactive: ['closed', 'exited', 'inactivo', 'inactiva', 'no', 'n', 'cerrado'],
    completed: ['done', 'graduated', 'complete', 'completado', 'completada', 'terminado'],
    'on-hold': ['hold', 'paused', 'on hold', 'en espera', 'pausado'],
  },
  priority: {
    urgent: ['emergency', 'critical', 'urgente', 'asap'],
    high: ['alto', 'alta', 'h'],
    normal: ['medium', 'standard', 'regular', 'media', 'normal', 'medio'],
    low: ['bajo', 'baja', 'l'],
  },
  serviceType: {
    housing: ['shelter', 'rent', 'rent assistance', 'vivienda', 'renta', 'alojamiento'],
    food: ['groceries', 'pantry', 'food box', 'meal', 'comida', 'alimentos', 'despensa'],
    'mental-health': ['counseling', 'therapy', 'salud mental', 'consejeria', 'terapia'],
    'job-training': ['employment', 'job', 'jobs', 'work', 'empleo', 'trabajo', 'capacitacion'],
    healthcare: ['health', 'medical', 'salud', 'medico', 'clinic', 'clinica'],
    education: ['class', 'classes', 'tutoring', 'school', 'educacion', 'clases', 'escuela'],
    'family-support': ['family', 'parenting', 'childcare', 'familia', 'guarderia'],
    'crisis-intervention': ['crisis', 'emergency', 'emergencia', 'crisis'],
    other: ['misc', 'otro', 'otra', 'otros', 'clothing', 'ropa'],
  },
};
