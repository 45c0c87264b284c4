export type { ClientEvents, ServerEvents } from './__generated__/sockets';
