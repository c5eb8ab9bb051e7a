export * from '@kaffeehaus/trust/course/offers';
