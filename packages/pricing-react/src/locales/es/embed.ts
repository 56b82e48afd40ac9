// What an element says in Spanish until its widget can be shown.

import type { EmbedMessages } from '../sections/embed.ts';

export const embed: EmbedMessages = {
  loading: 'Cargando los precios…',
  nothing: 'Aquí todavía no se han configurado precios.',
  failed: {
    unreachable: 'No se han podido cargar los precios. Compruebe la conexión e inténtelo de nuevo.',
    status: 'No se han podido cargar los precios: el servidor ha devuelto un error.',
    unreadable: 'No se han podido cargar los precios: no es una tarifa válida.',
  },
  retry: 'Reintentar',
};
