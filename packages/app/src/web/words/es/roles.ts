// The roles, and the screen that shows them, in Spanish. Roles are named by the task, not by a person's gender.

import { names } from '#contract/words/es/names.ts';
import type { Section } from '#web/words/sections.ts';

export const roles = {
  name: names.role,
  about: {
    Parent: 'Reserva estancias para sus hijos y las paga.',
    'Host family': 'Acoge a estudiantes: calendario, ofertas y liquidaciones de su propia casa.',
    Coordinator: 'Se ocupa de los viajes, las familias y las conversaciones de todas las regiones.',
    Agent: 'Vende estancias: trabaja con sus propios estudiantes, grupos y facturas.',
    Finance: 'Facturas, pagos, liquidaciones y facturación.',
    Administrator: 'Todo, incluidos usuarios, roles y permisos.',
    'Vetting admin': 'Busca y verifica familias anfitrionas.',
    'Page editor': 'Páginas, blog, menús y testimonios.',
  },
  description: 'Los ocho roles son fijos. Quien tiene varios suma todos sus permisos.',
  column: { holders: 'Asignado a', landing: 'Página de inicio' },
  holders: '{count, plural, =0 {Nadie} one {# usuario} many {# de usuarios} other {# usuarios}}',
  showHolders: '{count, plural, =0 {Nadie} one {# usuario} many {# de usuarios} other {# usuarios}} con el rol {role}',
  deactivated: '{count, plural, one {y # desactivado} many {y # desactivados} other {y # desactivados}}',
  rightCount: '{count, plural, one {# permiso} many {# de permisos} other {# permisos}}',
  switched: '{count, plural, one {# cambiado} many {# cambiados} other {# cambiados}}',
  showRights: '{count, plural, one {# permiso} many {# de permisos} other {# permisos}} del rol {role}',
  changeRights: 'Cambiar lo que puede hacer este rol',
  staff: 'Equipo',
  assign: 'Asignar',
  assignTo: 'Asignar el rol {role}',
  assignUser: 'Usuario',
  assignConfirm: 'Dar el rol',
  assigned: '{name} tiene ahora el rol {role}.',
  alreadyHeld: '{name} ya tiene el rol {role}.',
  picker: { placeholder: 'Nombre o correo', nobody: 'Sin resultados', searching: 'Buscando…' },
} as const satisfies Section<'roles'>;
