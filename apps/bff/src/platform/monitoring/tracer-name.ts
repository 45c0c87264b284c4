/** How the server is called where its spans are collected. */
export const TRACER = 'ezone';
