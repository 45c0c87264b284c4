/** What a server pushes to a socket: the event and its payload. */
export type Pushed = (event: string, payload: unknown) => void;

/** One connection to the `/chat` namespace. */
export type ChatWire = {
  /** Sends an event; `answered` gets what the server acknowledges it with. */
  send: (event: string, payload: unknown, answered: (answer: unknown) => void) => void;
  /** The same with a payload that is JSON already, be it good or not. */
  sendJson: (event: string, json: string, answered: (answer: unknown) => void) => void;
  close: () => void;
};

const namespace = '/chat,';
/** Packets as Engine.IO and Socket.IO number them: `40` connects to a namespace, `42` is an event, `43` its acknowledgement. */
const packet = { ping: '2', pong: '3', connect: `40${namespace}`, refuse: `44${namespace}` };
const eventOrAnswer = new RegExp(String.raw`^4([23])${namespace}(\d*)(.*)$`, 's');

/**
 * Speaks Socket.IO over a bare WebSocket. Its own client costs more processor time for a message than the servers under
 * measurement: what a bench with one core for the load would measure is the client.
 */
export const connectChat = (url: string, token: string, pushed: Pushed) =>
  new Promise<ChatWire>((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    const waiting = new Map<string, (answer: unknown) => void>();
    let given = 0;
    const wire: ChatWire = {
      send: (event, payload, answered) => {
        wire.sendJson(event, JSON.stringify(payload), answered);
      },
      sendJson: (event, json, answered) => {
        const id = String(given++);
        waiting.set(id, answered);
        socket.send(`42${namespace}${id}[${JSON.stringify(event)},${json}]`);
      },
      close: () => {
        socket.close();
      },
    };
    socket.addEventListener('error', () => {
      reject(new Error(`No WebSocket at ${url}`));
    });
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const [, kind, id = '', json = ''] = eventOrAnswer.exec(data) ?? [];
      if (kind === '3') {
        const [answer] = JSON.parse(json) as unknown[];
        waiting.get(id)?.(answer);
        waiting.delete(id);
      } else if (kind === '2') {
        const [event, payload] = JSON.parse(json) as [string, unknown];
        pushed(event, payload);
      } else if (data === packet.ping) socket.send(packet.pong);
      else if (data.startsWith('0')) socket.send(packet.connect + JSON.stringify({ token }));
      else if (data.startsWith(packet.connect)) resolve(wire);
      else if (data.startsWith(packet.refuse)) reject(new Error(`Refused: ${data}`));
    });
  });
