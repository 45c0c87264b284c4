export { createChatServer } from './chatServer';
export { fewMessages } from './dialogs';
export { samplePeople } from './people';
