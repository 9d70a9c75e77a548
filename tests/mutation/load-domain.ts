// Loads every module of the domain, so that Stryker counts constants as static, and skips them, even when no test
// imports the module.
import.meta.glob(['../../domain/**/*.ts', '!**/*.test.ts'], { eager: true });
