import { describe } from './describe.js';
import { connectAndTry } from './try.js';

const contract = await (await fetch('/api/docs/asyncapi.json')).json();
describe(contract);
connectAndTry(contract);
