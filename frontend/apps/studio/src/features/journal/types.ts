import type { components, paths } from '@livretier/api';

export type AuditEvent = components['schemas']['AuditEventOut'];
export type EventQuery = NonNullable<paths['/api/journal/events.csv']['get']['parameters']['query']>;
