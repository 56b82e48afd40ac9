// What is wrong with a field, in Spanish. The field's name stands in quotation marks: so it fits whatever its gender is.

import type { SharedWords } from '#contract/words/catalogue.ts';

export const validation = {
  email: 'Indique una dirección de correo válida',
  required: 'El campo «{attribute}» es obligatorio',
  sameAs: 'El campo «{attribute}» no coincide',
  maxLength: 'El campo «{attribute}» debe tener menos de {max} caracteres',
  minLength: 'El campo «{attribute}» debe tener más de {min} caracteres',
  minValue: 'El campo «{attribute}» no puede ser menor que {min}',
  maxValue: 'El campo «{attribute}» no puede ser mayor que {max}',
  day: 'El campo «{attribute}» debe ser una fecha, por ejemplo 2026-07-02',
  number: 'El campo «{attribute}» debe ser un número',
  wholeNumber: 'El campo «{attribute}» debe ser un número entero',
  choice: 'El campo «{attribute}» debe ser uno de estos valores: {choices}',
  phone: 'El campo «{attribute}» solo admite cifras, espacios y los signos + ( ) -',
  timezone: 'El campo «{attribute}» debe ser una zona horaria, por ejemplo Europe/Dublin',
  past: 'El campo «{attribute}» debe estar en el pasado',
  future: 'El campo «{attribute}» debe estar en el futuro',
  commonPassword: 'Esta contraseña es de las que cualquiera probaría primero. Elija otra',
  ownName: 'La contraseña no puede ser su propio nombre ni su correo electrónico',
  wrongKind: 'El campo «{attribute}» no es del tipo correcto',
  filter: 'El campo «{attribute}» debe ser uno de estos valores o tener su forma: {forms}',
  column: 'No existe la columna {column}. Existen: {choices}',
  notForYou: 'El campo «{attribute}» usa algo que su rol no muestra',
  unknownFilter: 'Aquí no existe «{attribute}». Existen: {choices}',
  unknownField: 'No existe el campo «{attribute}»',
  invalid: 'El campo «{attribute}» no es correcto',
} as const satisfies SharedWords['validation'];
