// Column headings of real files, in English and Spanish, by the field that they fill. Folded: no accents, lower case.
import type { ImportFieldName } from './import-fields.ts';

export const headerWords: Readonly<Record<ImportFieldName, readonly string[]>> = {
  fullName: [
    ...['name', 'full name', 'client', 'client name', 'participant', 'participant name'],
    ...['member', 'member name', 'person', 'last first', 'last name first name', 'guest'],
    ...['nombre completo', 'nombre y apellido', 'nombre y apellidos', 'apellidos y nombre'],
    ...['apellido nombre', 'cliente', 'persona', 'participante'],
  ],
  firstName: [
    ...['first', 'first name', 'firstname', 'fname', 'given name', 'f name', 'client first name'],
    ...['nombre', 'nombres', 'primer nombre', 'nombre de pila'],
  ],
  lastName: [
    ...['last', 'last name', 'lastname', 'lname', 'surname', 'family name', 'l name'],
    ...['client last name', 'apellido', 'apellidos', 'primer apellido', 'apellido paterno'],
  ],
  dateOfBirth: [
    ...['dob', 'd o b', 'date of birth', 'birth date', 'birthdate', 'birthday', 'born'],
    ...['fecha de nacimiento', 'fecha nac', 'fecha de nac', 'f nac', 'nacimiento', 'fdn'],
    'cumpleanos',
  ],
  age: ['age', 'age years', 'client age', 'edad', 'anos'],
  phone: [
    ...['phone', 'phone number', 'phone no', 'phone #', 'telephone', 'tel', 'cell', 'cell phone'],
    ...['mobile', 'mobile phone', 'primary phone', 'home phone', 'contact number', 'phone 1'],
    ...['telefono', 'numero de telefono', 'celular', 'movil', 'telefono celular', 'no de telefono'],
  ],
  email: [
    ...['email', 'e mail', 'email address', 'mail', 'correo', 'correo electronico'],
    ...['direccion de correo', 'correo e'],
  ],
  householdSize: [
    ...['household size', 'hh size', 'hhsize', 'family size', 'household', 'size of household'],
    ...['number in household', '# in household', 'people in household', 'persons in household'],
    ...['household members', 'no in household', 'hh', 'how many in household'],
    ...['tamano del hogar', 'personas en el hogar', 'numero de personas', 'miembros del hogar'],
    ...['tamano de familia', 'personas en casa', 'integrantes'],
  ],
  address: [
    ...['address', 'street', 'street address', 'address 1', 'address line 1', 'home address'],
    ...['mailing address', 'residence', 'direccion', 'domicilio', 'calle', 'direccion 1'],
  ],
  city: ['city', 'town', 'city town', 'ciudad', 'municipio', 'localidad'],
  state: ['state', 'st', 'state province', 'estado', 'provincia'],
  zipCode: [
    ...['zip', 'zip code', 'zipcode', 'postal code', 'postcode', 'zip postal code', 'zip 4'],
    ...['codigo postal', 'c p', 'cp', 'codigo zip'],
  ],
  serviceRegion: ['service region', 'region', 'service area', 'area', 'zona', 'region de servicio'],
  programAreas: [
    ...['program', 'programs', 'program area', 'program areas', 'needs', 'need', 'services needed'],
    ...['areas of need', 'programa', 'programas', 'necesidad', 'necesidades', 'areas'],
  ],
  referralSource: [
    ...[
      'referral',
      'referral source',
      'referred by',
      'source',
      'how did you hear',
      'heard about us',
    ],
    ...['how did you hear about us', 'referido por', 'fuente', 'como se entero'],
  ],
  race: ['race', 'ethnicity', 'race ethnicity', 'raza', 'etnia', 'raza etnia', 'etnicidad'],
  gender: ['gender', 'sex', 'm f', 'genero', 'sexo'],
  disabilityStatus: ['disability', 'disability status', 'disabled', 'discapacidad', 'incapacidad'],
  veteranStatus: [
    ...['veteran', 'veteran status', 'vet', 'military', 'veteran y n', 'is veteran'],
    ...['veterano', 'veterano a', 'es veterano'],
  ],
  preferredLanguage: [
    ...['language', 'preferred language', 'primary language', 'lang', 'spoken language'],
    ...['idioma', 'lengua', 'idioma preferido', 'idioma principal'],
  ],
  preferredContactMethod: [
    ...['preferred contact', 'contact method', 'preferred contact method', 'best way to contact'],
    ...['metodo de contacto', 'contacto preferido'],
  ],
  householdIncome: [
    ...['income', 'household income', 'annual income', 'monthly income', 'family income'],
    ...['ingreso', 'ingresos', 'ingreso del hogar', 'ingreso mensual', 'ingreso anual'],
  ],
  status: ['status', 'case status', 'client status', 'estatus', 'estado del caso', 'active'],
  priority: ['priority', 'urgency', 'prioridad', 'urgencia'],
  tags: ['tags', 'tag', 'labels', 'groups', 'group', 'etiquetas', 'grupo'],
  notes: [
    ...['notes', 'note', 'comments', 'comment', 'remarks', 'case notes', 'other', 'memo'],
    ...['notas', 'nota', 'comentarios', 'observaciones', 'apuntes'],
    ...['phone 2', 'secondary phone', 'alternate phone', 'other phone', 'work phone'],
    ...['telefono 2', 'otro telefono'],
  ],
  serviceDate: [
    ...['service date', 'date of service', 'visit date', 'date served', 'date', 'last visit'],
    ...['date of visit', 'fecha de servicio', 'fecha de visita', 'fecha', 'fecha del servicio'],
  ],
  serviceType: [
    ...['service type', 'service', 'type of service', 'service provided', 'assistance type'],
    ...['tipo de servicio', 'servicio', 'tipo de ayuda', 'ayuda'],
  ],
  serviceDescription: [
    ...['service description', 'service notes', 'service details', 'items', 'items received'],
    ...['what was given', 'descripcion', 'descripcion del servicio', 'articulos', 'detalle'],
  ],
};
