export { waitingQuery } from './api';
export { LateNote } from './LateNote';
export { UpdatesBoard } from './lazy';
export { WaitingNote } from './WaitingNote';
