// Menus, header and command palette around the pages of signed-in people, in Spanish.

import type { Section } from '#web/words/sections.ts';

export const shell = {
  navigation: 'Menú principal',
  more: 'Más',
  fold: 'Plegar el menú',
  unfold: 'Desplegar el menú',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  later: 'Próximamente',
  soon: 'más adelante',
  unread: '{count, plural, one {# mensaje sin leer} many {# de mensajes sin leer} other {# mensajes sin leer}}',
  group: {
    today: 'Hoy',
    operations: 'Operaciones',
    people: 'Personas',
    finance: 'Finanzas',
    pricing: 'Precios',
    content: 'Contenido',
    administration: 'Administración',
  },
  area: {
    title: 'Área',
    switch: 'Cambiar de área',
    travel: 'Área de padres',
    hostFamily: 'Área de anfitriones',
    hub: 'Hub',
  },
  account: {
    title: 'Su cuenta',
    open: 'Su cuenta: {name}',
    signOut: 'Cerrar sesión',
  },
  colours: {
    title: 'Colores',
    auto: 'Sistema',
    light: 'Claros',
    dark: 'Oscuros',
  },
  viewAs: {
    title: 'Está viendo el producto como {name}.',
    note: 'Mientras tanto no se puede cambiar nada, y la visita queda registrada.',
    stop: 'Salir de la vista',
  },
  palette: {
    open: 'Buscar o actuar',
    placeholder: 'Ir a una página o hacer algo…',
    none: 'Nada se llama así.',
    pages: 'Páginas',
    later: 'Próximamente',
    actions: 'Acciones',
    language: 'Idioma: {name}',
    colours: 'Colores: {name}',
    invite: 'Invitar a un usuario',
    shortcuts: 'Atajos de teclado',
    enter: 'Intro abre, Esc cierra',
  },
  shortcuts: {
    title: 'Atajos de teclado',
    general: 'En todo el hub',
    goTo: 'Ir a una página',
    palette: 'Buscar o actuar',
    help: 'Este resumen',
    single: 'Atajos de una sola tecla',
    singleNote: 'Desactívelos si molestan, por ejemplo al dictar texto.',
  },
} as const satisfies Section<'shell'>;
