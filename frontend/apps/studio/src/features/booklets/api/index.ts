export * from './queries';
export * from './reading';
