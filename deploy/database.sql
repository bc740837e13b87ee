-- Roles and database of one instance. Runs as superuser, any number of times.
\getenv owner_password DATABASE_OWNER_PASSWORD
\getenv app_password DATABASE_APP_PASSWORD
\getenv name DATABASE_NAME

-- Two instances that start together would otherwise both create the roles.
SELECT pg_advisory_lock(hashtext('livretier roles')) \g /dev/null

SELECT format('CREATE ROLE %I', role)
FROM unnest(ARRAY['livretier_owner', 'livretier_app']) AS role
WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = role) \gexec

ALTER ROLE livretier_owner LOGIN CREATEDB NOSUPERUSER NOCREATEROLE NOBYPASSRLS PASSWORD :'owner_password';
ALTER ROLE livretier_app LOGIN NOCREATEDB NOSUPERUSER NOCREATEROLE NOBYPASSRLS PASSWORD :'app_password';

-- A refused statement cites the row that it was about, and whoever is named in it: the server's log outlives them.
ALTER ROLE livretier_owner SET log_error_verbosity = terse;
ALTER ROLE livretier_app SET log_error_verbosity = terse;
ALTER ROLE livretier_owner SET log_min_error_statement = panic;
ALTER ROLE livretier_app SET log_min_error_statement = panic;

SELECT format('CREATE DATABASE %I OWNER livretier_owner TEMPLATE template0 ENCODING ''UTF8'' LOCALE ''C.UTF-8''', :'name')
WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = :'name') \gexec

REVOKE ALL ON DATABASE :"name" FROM PUBLIC;
GRANT CONNECT ON DATABASE :"name" TO livretier_app;
