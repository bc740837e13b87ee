import { expect, it } from 'vitest';
import coverage from '@/locales/fr/coverage.json';
import editor from '@/locales/fr/editor.json';
import openapi from '../../../../../../../backend/openapi.json';

it('has a sentence for every point that the server may tell', () => {
  const codes: string[] = openapi.components.schemas.CheckPoint.properties.code.enum;
  const told = new Set([...Object.keys(coverage.points), ...Object.keys(editor.accessibility.issues)]);

  expect(codes.length).toBeGreaterThan(20);
  expect(codes.filter((code) => !told.has(code))).toEqual([]);
});
