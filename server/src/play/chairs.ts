export * from '@kaffeehaus/trust/course/chairs';
